import { hpemStages } from '../../contract/hpem-stage.ts'
import { limits } from '../../contract/limits.ts'
import type { GenerateNarrativeInput, Scene, VideoScript } from '../../contract/video-script.ts'
import { hash32 } from '../../domain/random.ts'
import { fillSlots } from '../objective/fill-slots.ts'
import { readSituation } from '../objective/situation.ts'
import { sentence } from '../objective/speak.ts'
import { chosenForms } from '../objective/spoken.ts'
import { arcOf } from './arc.ts'
import { arcSlots } from './arc-slots.ts'
import { cameraNote, castingNote, sponsorFrame } from './closing-lines.ts'
import { timed } from './speech-pace.ts'

function cut(text: string): string {
  return text.length <= limits.sentenceLength ? text : `${text.slice(0, limits.sentenceLength - 1)}…`
}

const withoutMark = (text: string) => text.replace(/[.;,]\s*$/, '')

/**
 * One script of a segment's arc. Only the objective, the segment and the stage decide it: the arc is derived anew
 * on every call, and the five calls of a segment arrive at the same people, places and way of telling.
 */
export function draftNarrative({ desiredOutcome, region, audienceSegment, hpemStage }: GenerateNarrativeInput): VideoScript {
  const situation = readSituation(desiredOutcome, region)
  const arc = arcOf(situation, audienceSegment)
  const step = hpemStages.indexOf(hpemStage)
  const choose = (options: string) => hash32(`${arc.turn}|${options}`)
  const plain = arc.engine.stages[hpemStage].map((beat) => beat.map((text) => chosenForms(text, choose)))
  const beats = fillSlots(plain, arcSlots(situation, arc, hpemStage))
  const scenes = beats.map(([scene = '', voiceover = '', visual = ''], index): Omit<Scene, 'duration_seconds'> => {
    const source = voiceover.includes('[source needed]') ? 'source on screen' : ''
    const camera = /\{\w+\}/.test(plain[index]?.[2] ?? '') ? '' : cameraNote(visual, choose(visual))
    const sponsor = index === beats.length - 1 ? sponsorFrame(arc.order + step) : ''
    const picture = [withoutMark(visual), camera, source, sponsor].filter((part) => part !== '').join('; ')
    const casting = index === 0 && step === 0 ? ` ${castingNote(arc, audienceSegment.segment_name)}` : ''
    return { scene: cut(sentence(scene)), voiceover: cut(sentence(voiceover)), visual_direction: cut(sentence(picture) + casting) }
  })
  return { video_script: timed(scenes) }
}
