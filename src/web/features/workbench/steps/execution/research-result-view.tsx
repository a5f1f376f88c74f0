import { TriangleAlert } from 'lucide-react'
import type { Provenance } from '../../../../../contract/provenance.ts'
import type { ResearchResult } from '../../../../../contract/research-lens.ts'
import { ProvenanceMark } from '../provenance-mark.tsx'

/** What executing one lens found. */
export function ResearchResultView({ result, provenance }: { readonly result: ResearchResult; readonly provenance: Provenance | undefined }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid max-w-[76ch] gap-1">
        <h4 className="flex flex-wrap items-center gap-2 font-semibold text-ink">
          Executive Overview <ProvenanceMark provenance={provenance} />
        </h4>
        <p className="whitespace-pre-line text-ink">{result.executive_overview}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-4 lg:grid-cols-2">
        <Findings title="Key Sentiment Insights" findings={result.key_sentiment_insights} />
        <Findings title="Supporting Evidence Themes" findings={result.supporting_evidence_themes} />
        <Findings title="Emerging Themes" findings={result.emerging_themes} />
        <Findings title="Bias Warnings" findings={result.bias_warnings} warning />
      </div>
    </div>
  )
}

function Findings({ title, findings, warning = false }: { readonly title: string; readonly findings: readonly string[]; readonly warning?: boolean }) {
  return (
    <section className="grid max-w-[68ch] gap-1">
      <h4 className={warning ? 'flex items-center gap-1.5 font-semibold text-warn' : 'font-semibold text-ink'}>
        {warning && <TriangleAlert aria-hidden="true" className="size-3.5" />}
        {title}
      </h4>
      <ul className="grid list-disc gap-1.5 pl-4 text-ink-2 marker:text-ink-3">
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
    </section>
  )
}
