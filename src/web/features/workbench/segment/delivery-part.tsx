import type { ReactNode } from 'react'
import type { StageDelivery } from '../../../../contract/delivery-result.ts'
import { type HpemStage, hpemStages } from '../../../../contract/hpem-stage.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { ChartFrame } from '../views/chart-frame.tsx'
import { CopyButton } from '../views/copy-button.tsx'
import { type DeliveryCell, deliveryRows } from '../views/delivery-cells.ts'
import { bandWord } from '../views/effectiveness-look.ts'
import { FeedbackList } from '../views/feedback-list.tsx'
import { ScoreScale } from '../views/score-scale.tsx'
import { stageOfSlug, stageSlug } from '../views/stage-names.ts'
import { toTsv } from '../views/to-tsv.ts'
import type { SegmentPartProps } from './segment-panel-props.ts'
import { StaleNote } from './stale-note.tsx'

/** What the focus group answered to each stage's message. */
export function DeliveryPart({ segment, deliveries, stale, address, mark, onOpen }: SegmentPartProps) {
  const cells = cellsOf(segment.id, deliveries)
  if (Object.keys(cells).length === 0) return <p className="text-ink-2">No message was delivered to this segment's focus group yet.</p>
  return (
    <Tabs
      label="HPEM stages"
      value={stageSlug(address.stage)}
      onValueChange={(value) => onOpen(segment.id, { part: 'delivery', stage: stageOfSlug(value) ?? address.stage })}
      tabs={hpemStages.map((stage) => {
        const cell = cells[stage]
        return {
          value: stageSlug(stage),
          label: (
            <span className="inline-flex items-baseline gap-1.5">
              {stage}
              <span className="text-ink-2 text-s tabular-nums">{cell?.summary.outcome === 'measured' ? cell.summary.mean.toFixed(1) : '–'}</span>
            </span>
          ),
          content: cell ? <StageAnswers cell={cell} staleIds={stale.answers[stage]} mark={mark('delivery')} /> : <NotDelivered stage={stage} />,
        }
      })}
    />
  )
}

function cellsOf(segmentId: string, deliveries: readonly StageDelivery[]): Readonly<Partial<Record<HpemStage, DeliveryCell>>> {
  return deliveryRows(deliveries).find((row) => row.segmentId === segmentId)?.cells ?? {}
}

function NotDelivered({ stage }: { readonly stage: HpemStage }) {
  return <p className="text-ink-2">The {stage} message was not delivered yet.</p>
}

interface StageAnswersProps {
  readonly cell: DeliveryCell
  readonly staleIds: ReadonlySet<string> | undefined
  readonly mark: ReactNode
}

function StageAnswers({ cell, staleIds, mark }: StageAnswersProps) {
  const { stage, summary, results } = cell
  const stale = staleIds?.size ?? 0
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      {stale > 0 && <StaleNote>{`${stale} of ${results.length} answers are from before the message or the persona was changed.`}</StaleNote>}
      <ChartFrame
        title={
          summary.outcome === 'measured'
            ? `${stage}: mean ${summary.mean.toFixed(1)} of 10, ${bandWord(summary.mean)}; answers from ${summary.lowest} to ${summary.highest}`
            : `${stage}: nobody was measured`
        }
        subtitle={`${summary.outcome === 'measured' ? summary.measured : 0} personas answered${summary.leftOut > 0 ? `, ${summary.leftOut} left out: the call failed` : ''}. 8 and more is high, 6 and more middle, less is low.`}
        mark={mark}
        actions={
          <CopyButton
            label={`Copy the answers to ${stage} as a table`}
            read={() =>
              toTsv(
                ['Persona', 'Score (0-10)', 'Measured', 'Feedback'],
                results.map((one) => [one.persona_name, one.measured ? one.effectiveness_score : null, one.measured ? 'yes' : 'no, left out', one.feedback]),
              )
            }
          />
        }
        note={`Focus group of ${results.length} drafted personas: too few to generalise.`}
      >
        {summary.outcome === 'measured' && <ScoreScale results={results} summary={summary} />}
        <FeedbackList results={results} {...(staleIds ? { stalePersonaIds: staleIds } : {})} />
      </ChartFrame>
    </div>
  )
}
