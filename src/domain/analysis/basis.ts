import type { AnalyzedSegment } from '../../contract/analyzed-segment.ts'
import type { AudienceSegment } from '../../contract/audience-segment.ts'
import type { HpemStage } from '../../contract/hpem-stage.ts'
import type { Objective } from '../../contract/objective.ts'
import type { Persona } from '../../contract/persona.ts'
import type { VideoScript } from '../../contract/video-script.ts'
import { hash32 } from '../random.ts'

/** Two 32-bit hashes side by side: an edit that collides in both is one in 2^64, ample to notice a change (not to prove one). */
function fingerprint(parts: readonly unknown[]): string {
  const content = JSON.stringify(parts)
  return hash32(content).toString(16).padStart(8, '0') + hash32(`${content}#`).toString(16).padStart(8, '0')
}

const core = ({ id, segment_name, segment_description, rationale }: AudienceSegment) => [id, segment_name, segment_description, rationale]

/** What a segment's HPEM mapping is made from. */
export function mappingBasis(objective: Objective, segment: AudienceSegment): string {
  return fingerprint(['mapping', objective.desiredOutcome, objective.region, ...core(segment)])
}

/** What a segment's narrative at one stage is made from. */
export function narrativeBasis(objective: Objective, segment: AudienceSegment, stage: HpemStage): string {
  return fingerprint(['narrative', objective.desiredOutcome, objective.region, stage, ...core(segment)])
}

/** What a segment's focus group is made from. */
export function personasBasis(objective: Objective, segment: AudienceSegment): string {
  return fingerprint(['personas', objective.desiredOutcome, objective.region, ...core(segment)])
}

/** What one persona's answer to one narrative is made from. */
export function deliveryBasis(persona: Persona, script: VideoScript): string {
  const { id, name, age, gender, demographics, psychographics, media_habits, motivations, barriers } = persona
  const scenes = script.video_script.map((scene) => [scene.scene, scene.voiceover, scene.visual_direction, scene.duration_seconds])
  return fingerprint(['delivery', id, name, age, gender, demographics, psychographics, media_habits, motivations, barriers, scenes])
}

/** What of a segment no longer follows from today's objective and segment text. A part without a known basis (an older report) counts as current. */
export function staleParts(objective: Objective, segment: AnalyzedSegment): { hpemMapping: boolean; personas: boolean; narratives: HpemStage[] } {
  const bases = segment.bases ?? {}
  const differs = (kept: string | undefined, now: string) => kept !== undefined && kept !== now
  return {
    hpemMapping: Boolean(segment.hpemMapping) && differs(bases.hpemMapping, mappingBasis(objective, segment)),
    personas: Boolean(segment.personas) && differs(bases.personas, personasBasis(objective, segment)),
    narratives: (Object.keys(segment.narratives ?? {}) as HpemStage[]).filter((stage) =>
      differs(bases.narratives?.[stage], narrativeBasis(objective, segment, stage)),
    ),
  }
}
