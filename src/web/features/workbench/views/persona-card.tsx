import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Persona } from '../../../../contract/persona.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

interface PersonaCardProps {
  readonly persona: Persona
  readonly mark?: ReactNode
  readonly stale?: boolean
  readonly onEdit?: () => void
}

/** What moves them and what stands in the way come before how they live. */
const facts = [
  ['Motivations', 'motivations'],
  ['Barriers', 'barriers'],
  ['Media habits', 'media_habits'],
  ['Psychographics', 'psychographics'],
] as const satisfies readonly (readonly [string, keyof Persona])[]

/** One member of a focus group, as an analyst would introduce them: who, what moves them, what stands in the way. */
export function PersonaCard({ persona, mark, stale = false, onEdit }: PersonaCardProps) {
  return (
    <article className="@container grid min-w-0 break-inside-avoid content-start gap-3 rounded border border-line bg-surface p-4">
      <header className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <h4 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
            {persona.name}
            {stale && <Badge tone="warn">Out of date</Badge>}
          </h4>
          <p className="text-ink-2 text-s tabular-nums">
            {persona.age}, {persona.gender}
          </p>
        </div>
        {onEdit && (
          <Button
            size="s"
            variant="ghost"
            aria-label={`Edit ${persona.name}`}
            onClick={onEdit}
            data-edit={`persona-${persona.id}`}
            className="-mt-1 -mr-2 print:hidden"
          >
            <Pencil aria-hidden="true" className="size-3.5" />
            Edit
          </Button>
        )}
      </header>
      <p dir="auto" className="break-words text-ink">
        {persona.demographics}
      </p>
      <dl className="grid gap-x-4 gap-y-2 @md:grid-cols-[7rem_1fr]">
        {facts.map(([label, field]) => (
          <div key={field} className="grid gap-x-4 @md:col-span-2 @md:grid-cols-subgrid">
            <dt className="text-ink-2 text-s @md:pt-px">{label}</dt>
            <dd dir="auto" className="break-words text-ink-2">
              {persona[field]}
            </dd>
          </div>
        ))}
      </dl>
      {mark && <div>{mark}</div>}
    </article>
  )
}
