import { type HpemStage, hpemStages } from '../../contract/hpem-stage.ts'
import { limits } from '../../contract/limits.ts'
import type { GenerateNarrativeInput, Scene, VideoScript } from '../../contract/video-script.ts'
import { fillSlots } from '../objective/fill-slots.ts'
import { readSituation } from '../objective/situation.ts'
import { nth, sentence } from '../objective/speak.ts'
import { arcOf } from './arc.ts'
import { arcSlots } from './arc-slots.ts'
import { castingNote, sponsorFrame } from './closing-lines.ts'
import { cutaways } from './data/cutaways.data.ts'
import { timed } from './speech-pace.ts'
import type { Beat, StoryEngine } from './story-types.ts'

function cut(text: string): string {
  return text.length <= limits.sentenceLength ? text : `${text.slice(0, limits.sentenceLength - 1)}…`
}

/** The engine's scenes with one insert: after the first in the opening film, before the ask in the others. */
function withCutaway(engine: StoryEngine, stage: HpemStage, form: number): Beat[] {
  const own = engine.stages[stage]
  const place = stage === 'Awareness' ? 1 : own.length - 1
  return [...own.slice(0, place), nth(cutaways[stage], form), ...own.slice(place)]
}

/**
 * One script of a segment's arc. Only the objective, the segment and the stage decide it: the arc is derived anew
 * on every call, and the five calls of a segment arrive at the same people, thing and places.
 */
export function draftNarrative({ desiredOutcome, region, audienceSegment, hpemStage }: GenerateNarrativeInput): VideoScript {
  const situation = readSituation(desiredOutcome, region)
  const arc = arcOf(situation, audienceSegment)
  const step = hpemStages.indexOf(hpemStage)
  const slots = arcSlots(situation, audienceSegment, arc, hpemStage)
  // A line with a colon of its own stands alone; the other forms put it behind one.
  const cutawayForm = hpemStage === 'Awareness' && slots.life?.includes(':') ? 0 : arc.order + 2 * step
  const beats = fillSlots(withCutaway(arc.engine, hpemStage, cutawayForm), slots)
  const scenes = beats.map(([scene, voiceover, visual], index): Omit<Scene, 'duration_seconds'> => {
    const first = index === 0 ? castingNote(arc, audienceSegment, step) : ''
    const last = index === beats.length - 1 ? sponsorFrame(arc, step) : ''
    const direction = [sentence(visual), first, last].filter((part) => part !== '').join(' ')
    return { scene: cut(sentence(scene)), voiceover: cut(sentence(voiceover)), visual_direction: cut(direction) }
  })
  return { video_script: timed(scenes) }
}
