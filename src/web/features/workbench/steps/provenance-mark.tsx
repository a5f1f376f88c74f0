import type { Provenance } from '../../../../contract/provenance.ts'
import { formatDateTime } from '../../../lib/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SyntheticMark } from '../../../ui/synthetic-mark.tsx'

const whole = new Intl.NumberFormat('en-US')
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

/** The synthetic mark of one output, with what it rests on a press away. An older report does not say; then the mark says only that it is synthetic. */
export function ProvenanceMark({ provenance }: { readonly provenance: Provenance | undefined }) {
  if (!provenance) return <Badge>synthetic</Badge>
  return (
    <SyntheticMark engine={provenance.engine} model={provenance.model}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-s">
        {factsOf(provenance).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="break-words text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </SyntheticMark>
  )
}

function factsOf({ operation, operationVersion, promptId, promptHash, seed, finishedAt, durationMs, usage }: Provenance): [string, string][] {
  const facts: [string, string][] = [['Operation', `${operation}, version ${operationVersion}`]]
  if (promptId) facts.push(['Prompt', promptHash ? `${promptId} (${promptHash.slice(0, 8)})` : promptId])
  facts.push(['Seed', String(seed)], ['Made', formatDateTime(finishedAt)], ['Took', durationText(durationMs)])
  const tokens = usage.inputTokens + usage.outputTokens
  if (tokens > 0) facts.push(['Tokens', `${whole.format(usage.inputTokens)} in, ${whole.format(usage.outputTokens)} out`])
  if (tokens > 0) facts.push(['Cost', usage.costUsd === null ? 'price not known' : dollars.format(usage.costUsd)])
  return facts
}

function durationText(durationMs: number): string {
  return durationMs < 1000 ? `${Math.max(1, Math.round(durationMs))} ms` : `${(durationMs / 1000).toFixed(1)} s`
}
