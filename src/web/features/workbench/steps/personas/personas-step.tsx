import { useCallback, useMemo } from 'react'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { segmentsOf } from '../../analysis/segments.ts'
import { staleSegments } from '../../analysis/staleness.ts'
import { useReplaceQuestion } from '../replace-question.tsx'
import { RunStep } from '../run-step.tsx'
import { SegmentProgressList } from '../segment-progress-list.tsx'
import { useOpenSegment } from '../use-open-segment.ts'
import type { Folding } from '../use-open-steps.ts'
import type { StepWork } from '../use-plan-run.ts'
import { PersonaRows } from './persona-rows.tsx'

/** A focus group of synthetic personas for every segment. */
export function PersonasStep({ number, work, folding }: { readonly number: number; readonly work: StepWork; readonly folding: Folding }) {
  const { data } = useAnalysis().analysis
  const openSegment = useOpenSegment()
  const open = useCallback((id: string) => openSegment(id, 'personas'), [openSegment])
  const segments = segmentsOf(data)
  const grouped = segments.filter((segment) => segment.personas?.length)
  const personas = grouped.reduce((sum, segment) => sum + (segment.personas?.length ?? 0), 0)
  const stale = useMemo(() => new Set(staleSegments(data).personas.map(({ id }) => id)), [data])
  const question = useReplaceQuestion(
    personas > 0 && work.ready && !work.busy
      ? {
          title: 'Draw all focus groups anew?',
          description: `The ${personas} personas on the screen give way to new ones, your corrections with them.`,
          confirmLabel: 'Draw all anew',
        }
      : null,
    work.start,
  )
  return (
    <RunStep
      number={number}
      title="Generate Focus Group Personas"
      label="Generate Focus Group Personas"
      work={work}
      noun="segments"
      done={personas > 0}
      summary={
        personas > 0 ? `${personas} personas in ${grouped.length} of ${segments.length} segments` : `A focus group for each of ${segments.length} segments`
      }
      failed={work.run.run?.failed ?? 0}
      missing={segments.length - grouped.length}
      stale={{ count: work.busy ? 0 : stale.size, reason: 'The segment or the outcome was changed after this focus group was drawn.' }}
      provenance={data.derivations?.['generate-segment-personas']?.provenance}
      kept={`The ${grouped.length} finished focus groups are kept.`}
      onStart={question.start}
      folding={folding}
    >
      {work.busy && <SegmentProgressList label="Persona progress" items={work.run.items} first={5} />}
      {!work.busy && <SegmentProgressList label="Segments without a focus group" items={work.run.items} first={5} failedOnly />}
      {personas > 0 ? (
        <PersonaRows segments={work.busy ? grouped : segments} stale={stale} onOpen={open} />
      ) : (
        !work.busy && (
          <p className="max-w-[68ch] text-ink-2">Five people per segment: who they are, what they follow, what moves them and what holds them back.</p>
        )
      )}
      {question.dialog}
    </RunStep>
  )
}
