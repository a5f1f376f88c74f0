import type { HpemAnalysis } from '../../../../../contract/hpem-analysis.ts'
import { hpemStages } from '../../../../../contract/hpem-stage.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { distinctLines } from '../../views/distinct-lines.ts'

/** What each stage takes here: psychological effects, target behaviours and where the narrative fits. */
export function StageCards({ analysis }: { readonly analysis: HpemAnalysis }) {
  return (
    <ol aria-label="HPEM stages" className="divide-y divide-line border-line border-y">
      {analysis.hpem.map((entry, index) => (
        <li key={entry.stage} className="grid gap-x-6 gap-y-3 py-4 lg:grid-cols-[11rem_repeat(3,minmax(0,1fr))]">
          <div className="flex flex-wrap items-baseline gap-2 lg:grid lg:content-start lg:justify-items-start">
            <h3 className="font-semibold text-ink">{entry.stage}</h3>
            <Badge tone="accent">{`Step ${index + 1}/${hpemStages.length}`}</Badge>
          </div>
          <Part name="Psychological Effects" text={entry.psychological_effects} />
          <Part name="Target Behaviors" text={entry.behaviors} />
          <Part name="Narrative Fit" text={entry.narrative_fit} />
        </li>
      ))}
    </ol>
  )
}

function Part({ name, text }: { readonly name: string; readonly text: string }) {
  const lines = distinctLines(text)
  return (
    <div className="grid content-start gap-0.5">
      <h4 className="font-medium text-ink-2 text-s">{name}</h4>
      {lines.length > 1 ? (
        <ul className="max-w-[60ch] list-disc space-y-1 break-words pl-4 marker:text-ink-3">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className="max-w-[60ch] break-words">{text}</p>
      )}
    </div>
  )
}
