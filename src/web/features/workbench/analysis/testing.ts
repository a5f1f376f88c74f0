import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import { hpemStages } from '../../../../contract/hpem-stage.ts'
import type { Persona } from '../../../../contract/persona.ts'
import type { ReportData } from '../../../../contract/report.ts'
import type { RunItem } from '../../../../contract/run.ts'
import type { VideoScript } from '../../../../contract/video-script.ts'

export const objective = { desiredOutcome: 'Get 15 % of dairy-farm households to one of two hearings.', region: 'United States' }

export function scriptOf(voiceover: string): VideoScript {
  const scene = (scene: string) => ({ scene, voiceover: `${voiceover} ${scene}`, visual_direction: 'A kitchen table, late', duration_seconds: 8 })
  return { video_script: [scene('The letter'), scene('The drive'), scene('The room')] }
}

/** A narrative at every stage. */
export const narrated = Object.fromEntries(hpemStages.map((stage) => [stage, scriptOf(stage)]))

export function personaOf(id: string, change: Partial<Persona> = {}): Persona {
  const said = `${id} milks at five`
  return {
    id,
    name: `Name ${id}`,
    age: 44,
    gender: 'female',
    demographics: said,
    psychographics: said,
    media_habits: said,
    motivations: said,
    barriers: said,
    ...change,
  }
}

export function segmentOf(id: string, change: Partial<AnalyzedSegment> = {}): AnalyzedSegment {
  return { id, segment_name: `Segment ${id}`, segment_description: 'Neighbours of a farm', rationale: 'Others watch them', ...change }
}

/** Two segments with narratives and two personas each, nothing delivered yet. */
export function deliveredAnalysis(): ReportData {
  return {
    ...objective,
    audienceSegments: ['a', 'b'].map((id) => segmentOf(id, { narratives: narrated, personas: [personaOf(`${id}1`), personaOf(`${id}2`)] })),
  }
}

let made = 0

export function runItem(change: Partial<RunItem>): RunItem {
  made += 1
  return { key: `k${made}`, index: made, status: 'completed', input: {}, output: null, error: null, provenance: null, ...change }
}
