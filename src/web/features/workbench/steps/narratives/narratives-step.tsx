import { useCallback, useMemo } from 'react'
import { type HpemStage, hpemStages } from '../../../../../contract/hpem-stage.ts'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { segmentsOf } from '../../analysis/segments.ts'
import { staleSegments } from '../../analysis/staleness.ts'
import { useReplaceQuestion } from '../replace-question.tsx'
import { RunStep } from '../run-step.tsx'
import { SegmentProgressList } from '../segment-progress-list.tsx'
import { useOpenSegment } from '../use-open-segment.ts'
import type { Folding } from '../use-open-steps.ts'
import type { StepWork } from '../use-plan-run.ts'
import { NarrativeRows } from './narrative-rows.tsx'

/** A video narrative for every segment at every stage. */
export function NarrativesStep({ number, work, folding }: { readonly number: number; readonly work: StepWork; readonly folding: Folding }) {
  const { data } = useAnalysis().analysis
  const openSegment = useOpenSegment()
  const open = useCallback((id: string, stage: HpemStage) => openSegment(id, 'narratives', stage), [openSegment])
  const segments = segmentsOf(data)
  const total = segments.length * hpemStages.length
  const made = segments.reduce((sum, { narratives }) => sum + Object.keys(narratives ?? {}).length, 0)
  const stale = useMemo(() => new Map(staleSegments(data).narratives.map(({ segment, stages }) => [segment.id, stages])), [data])
  const staleCount = [...stale.values()].reduce((sum, stages) => sum + stages.length, 0)
  const question = useReplaceQuestion(
    made > 0 && work.ready && !work.busy
      ? {
          title: 'Write all narratives anew?',
          description: `The ${made} narratives on the screen give way to new ones, your corrections with them. To write only those that are out of date or missing, use the step's other buttons.`,
          confirmLabel: 'Write all anew',
        }
      : null,
    work.start,
  )
  const failed = work.run.run?.failed ?? 0
  return (
    <RunStep
      number={number}
      title="Generate Video Narratives"
      label="Generate All Video Narratives"
      work={work}
      noun="narratives"
      done={made > 0}
      summary={made > 0 ? `${made} of ${total} narratives` : `${total} scripts, one per segment and stage`}
      failed={failed}
      missing={total - made}
      stale={{ count: work.busy ? 0 : staleCount, reason: 'The segment or the outcome was changed after this was written.' }}
      provenance={data.derivations?.['generate-narratives']?.provenance}
      kept={`The ${made} finished narratives are kept.`}
      onStart={question.start}
      folding={folding}
    >
      {work.busy && <SegmentProgressList label="Narrative progress" items={work.run.items} first={10} />}
      {!work.busy && failed > 0 && <SegmentProgressList label="Segments with a failed narrative" items={work.run.items} first={10} failedOnly />}
      {made > 0 ? (
        <NarrativeRows
          segments={work.busy ? segments.filter(({ narratives }) => Object.keys(narratives ?? {}).length > 0) : segments}
          stale={stale}
          onOpen={open}
        />
      ) : (
        !work.busy && <p className="max-w-[68ch] text-ink-2">Each script has scenes with a voiceover, what is seen, and seconds. They open as storyboards.</p>
      )}
      {question.dialog}
    </RunStep>
  )
}
