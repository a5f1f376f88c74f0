import { Flag } from 'lucide-react'
import type { Objective } from '../../../../../contract/objective.ts'
import type { ResearchLens, ResearchLensSet } from '../../../../../contract/research-lens.ts'
import { Disclosure } from '../disclosure.tsx'

/** A set of lenses to review: what it is about, then every lens under its category. */
export function LensSetView({ set, objective }: { readonly set: ResearchLensSet; readonly objective: Objective }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid max-w-[76ch] gap-1">
        <h3 className="font-semibold text-ink">{set.title}</h3>
        <p className="whitespace-pre-line text-ink-2">{set.introduction}</p>
      </div>
      <div className="grid max-w-[76ch] gap-1 border-line-strong border-l-2 pl-3">
        <h3 className="font-medium text-ink">Campaign objective</h3>
        <p dir="auto" className="whitespace-pre-line break-words text-ink-2">
          {objective.desiredOutcome}
        </p>
        <p className="text-ink-2 text-s">Analysis focused on {objective.region}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-5 lg:grid-cols-2">
        {set.thematic_categories.map((category) => (
          <section key={category.category_name} className="min-w-0">
            <h3 className="flex items-baseline justify-between gap-3 border-line border-b pb-1.5 font-semibold text-ink">
              {category.category_name}
              <span className="font-normal text-ink-2 text-s tabular-nums">{category.lenses.length}</span>
            </h3>
            <ul className="pt-1">
              {category.lenses.map((lens) => (
                <Disclosure key={lens.name} line={<span className="min-w-0 flex-1 py-0.5 text-ink">{lens.name}</span>}>
                  <LensDetail lens={lens} />
                </Disclosure>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function LensDetail({ lens }: { readonly lens: ResearchLens }) {
  return (
    <div className="grid max-w-[68ch] gap-2.5">
      <p className="text-ink-2">{lens.role}</p>
      <ul className="grid list-disc gap-1 pl-4 text-ink">
        {lens.tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
      <p className="flex gap-2 text-ink-2">
        <Flag aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-warn" />
        <span>
          <span className="font-medium text-warn">Potential bias:</span> {lens.potential_bias_flag}
        </span>
      </p>
    </div>
  )
}
