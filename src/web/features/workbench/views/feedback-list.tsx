import type { DeliveryResult } from '../../../../contract/delivery-result.ts'
import { classNames } from '../../../lib/class-names.ts'
import { Badge } from '../../../ui/badge.tsx'
import { bandInk, bandWord } from './effectiveness-look.ts'

interface FeedbackListProps {
  readonly results: readonly DeliveryResult[]
  /** Personas whose answer is to a message or by a persona that was changed since. */
  readonly stalePersonaIds?: ReadonlySet<string>
}

/** What each persona said to one message, the highest score first; failed calls last, marked and in no figure. */
export function FeedbackList({ results, stalePersonaIds }: FeedbackListProps) {
  const sorted = results.toSorted((a, b) => Number(b.measured) - Number(a.measured) || b.effectiveness_score - a.effectiveness_score)
  return (
    <ul className="divide-y divide-line">
      {sorted.map((result) => (
        <li key={result.persona_id} className="grid grid-cols-[3.5rem_1fr] gap-x-3 py-3">
          <span className={classNames('grid content-start text-s', result.measured ? bandInk(result.effectiveness_score) : 'text-ink-3')}>
            <span className="font-semibold text-l tabular-nums">{result.measured ? result.effectiveness_score.toFixed(1) : '–'}</span>
            {result.measured ? bandWord(result.effectiveness_score) : 'no score'}
          </span>
          <div className="grid min-w-0 gap-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
              {result.persona_name}
              {!result.measured && <Badge tone="bad">Not measured, left out</Badge>}
              {stalePersonaIds?.has(result.persona_id) && <Badge tone="warn">Out of date</Badge>}
            </p>
            <p className="break-words text-ink-2">{result.feedback}</p>
            {!result.measured && <p className="text-ink-3 text-s">The call failed. Its stand-in of {result.effectiveness_score} is in no average.</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
