import type { AnalyzedSegment } from '../../../../contract/analyzed-segment.ts'
import type { AudienceSegment } from '../../../../contract/audience-segment.ts'
import type { HpemStage } from '../../../../contract/hpem-stage.ts'
import type { Persona } from '../../../../contract/persona.ts'
import type { ReportData } from '../../../../contract/report.ts'
import type { Scene } from '../../../../contract/video-script.ts'
import { withSegment } from './segments.ts'

/** What a user may correct in place. Nothing derived from it is changed: its basis tells that it is out of date. */
export type AnalysisEdit =
  | { readonly type: 'segment-edited'; readonly segmentId: string; readonly segment: Omit<AudienceSegment, 'id'> }
  | { readonly type: 'scene-edited'; readonly segmentId: string; readonly stage: HpemStage; readonly sceneIndex: number; readonly scene: Scene }
  /** The persona is found by its id. */
  | { readonly type: 'persona-edited'; readonly segmentId: string; readonly persona: Persona }

/** The analysis with one correction; the same analysis where what was corrected is not there any more. */
export function withEdit(data: ReportData, edit: AnalysisEdit): ReportData {
  switch (edit.type) {
    case 'segment-edited': {
      const { segment_name, segment_description, rationale } = edit.segment
      const edited = withSegment(data, edit.segmentId, (segment) => ({ ...segment, segment_name, segment_description, rationale }))
      if (edited === data || !edited.simulationResults) return edited
      const renamed = edited.simulationResults.map((entry) => (entry.segmentId === edit.segmentId ? { ...entry, segmentName: segment_name } : entry))
      return { ...edited, simulationResults: renamed }
    }
    case 'scene-edited':
      return withSegment(data, edit.segmentId, (segment) => withScene(segment, edit.stage, edit.sceneIndex, edit.scene))
    case 'persona-edited':
      return withSegment(data, edit.segmentId, (segment) => {
        const place = segment.personas?.findIndex(({ id }) => id === edit.persona.id) ?? -1
        return place < 0 ? segment : { ...segment, personas: segment.personas?.with(place, edit.persona) }
      })
  }
}

function withScene(segment: AnalyzedSegment, stage: HpemStage, sceneIndex: number, scene: Scene): AnalyzedSegment {
  const script = segment.narratives?.[stage]?.video_script
  if (script?.[sceneIndex] === undefined) return segment
  return { ...segment, narratives: { ...segment.narratives, [stage]: { video_script: script.with(sceneIndex, scene) } } }
}
