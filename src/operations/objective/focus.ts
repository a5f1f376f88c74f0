import type { ObjectiveReading } from '../../domain/objective/objective-reading.ts'
import { fieldFacets } from './data/field-facets.data.ts'
import type { DomainKnowledge, DomainName, Role } from './situation-types.ts'

/** How many entries a list keeps at least; what is off the matter fills it up, last. */
const atLeast: Readonly<Record<keyof DomainKnowledge, number>> = {
  tensions: 2,
  trusted: 2,
  distrusted: 2,
  media: 2,
  objections: 2,
  reasons: 2,
  misreadings: 2,
  barriers: 2,
  backfire: 1,
  records: 2,
  scenes: 2,
  roles: 5,
  experts: 3,
}

function textOf(entry: unknown): string {
  return typeof entry === 'string' ? entry : Object.values(entry as object).join(' ')
}

/** True when a fragment speaks of other matters of the field only. */
function isAside(entry: unknown, own: readonly RegExp[], others: readonly RegExp[]): boolean {
  const text = textOf(entry)
  return others.some((facet) => facet.test(text)) && !own.some((facet) => facet.test(text))
}

function focusedList<T>(entries: readonly T[], keep: number, aside: (entry: T) => boolean): readonly T[] {
  const close = entries.filter((entry) => !aside(entry))
  return close.length >= keep ? close : [...close, ...entries.filter(aside).slice(0, keep - close.length)]
}

/** Every part is played by somebody: of the kinds that only off-matter roles play, the first stays. */
function focusedRoles(roles: readonly Role[], aside: (role: Role) => boolean): readonly Role[] {
  const close = roles.filter((role) => !aside(role))
  const missing = roles.filter(
    (role, index) => aside(role) && !close.some(({ kind }) => kind === role.kind) && roles.findIndex(({ kind }) => kind === role.kind) === index,
  )
  return [...close, ...missing]
}

/**
 * The knowledge of a field without what is about another of its matters: of courts, nothing on cleared records where the
 * objective is about jury duty. Where the objective names no matter of the field, or all, nothing is left out.
 */
export function focusOn(name: DomainName, knowledge: DomainKnowledge, { source, subject, what }: ObjectiveReading): DomainKnowledge {
  const facets = fieldFacets[name] ?? []
  const asked = `${subject.text} ${what.base}`
  const inAsked = facets.filter((facet) => facet.test(asked))
  const own = inAsked.length > 0 ? inAsked : facets.filter((facet) => facet.test(source))
  const others = facets.filter((facet) => !own.includes(facet))
  if (own.length === 0 || others.length === 0) return knowledge
  const aside = (entry: unknown) => isAside(entry, own, others)
  const lists = Object.entries(knowledge).map(([key, entries]: [string, readonly unknown[]]) => [
    key,
    key === 'roles' ? focusedRoles(knowledge.roles, aside) : focusedList(entries, atLeast[key as keyof DomainKnowledge], aside),
  ])
  // Every list comes back under its own key with entries of its own kind.
  return Object.fromEntries(lists) as DomainKnowledge
}
