import type { CategorizedLens } from '../../contract/research-lens.ts'
import type { Situation } from '../objective/situation-types.ts'
import { nth, sentence } from '../objective/speak.ts'
import type { Candidate } from './candidate.ts'
import type { Theme } from './themes.data.ts'

/** The lens's name as it can be quoted inside a sentence. */
export function quotedLens(lens: CategorizedLens): string {
  return `“${
    lens.name
      .replace(/[“”"]/g, '')
      .replace(/[.?!…:]+$/, '')
      .trim() || 'this lens'
  }”`
}

/** Sorts that say where to look and so cannot be the other answer. */
const factual: ReadonlySet<string> = new Set(['record', 'blind-spot', 'step', 'medium'])

/** How each theme's question is answered, as the start of the likeliest answer. */
const leads: Readonly<Record<Theme, readonly string[]>> = {
  values: ['The likeliest reading is that', 'Underneath the answers one may find that'],
  trust: ['As far as reasoning goes,', 'If one had to bet today,'],
  costs: ['Counted in ordinary days,', 'Seen from the kitchen table,'],
  media: ['Followed from where it is first met,', 'Going by where people spend the day,'],
  norms: ['Looked at as a matter of who watches whom,', 'In terms of people rather than messages,'],
  barriers: ['Between willing and doing,', 'Put plainly,'],
  objections: ['Heard at its best,', 'Taken seriously,'],
  backfire: ['Where it would go wrong first:', 'The danger closest at hand:'],
  measurement: ['To be counted at all,', 'As a matter of proof,'],
}

const starts: readonly string[] = [
  'Begin with the cheapest task',
  'The first afternoon could go to this',
  'Start here',
  'One task can be done this week',
  'Open the work with one task',
]

/** When to begin: a date leaves a last day, a span leaves a first month. */
function when(deadline: string | null): string {
  if (deadline === null) return ''
  return /^(?:before|by|until|till|no later|ahead|prior|on or)\b/i.test(deadline)
    ? `, with time left to act ${deadline}`
    : ', in the first weeks of the time set'
}

/** Answers the lens's question as a guess, with its rival and what would decide. Says that nothing was looked up. */
export function draftOverview(lens: CategorizedLens, theme: Theme, { reading }: Situation, near: readonly Candidate[], turn: number): string {
  const best = nth(near, 0)
  const rival =
    near.find((candidate) => candidate.sort !== best.sort && !factual.has(candidate.sort))?.guess ??
    `on this point nothing hangs (${best.topic}), and ${best.refutes}`
  const lead = nth(leads[theme], turn)
  const about = reading.who.stated || reading.subject.stated ? ` for ${reading.who.plural} ${reading.place.inPlace}` : ''
  const task = nth(lens.tasks, turn).replace(/[.?!]+$/, '')
  return [
    sentence(`No source is connected, so ${quotedLens(lens)} is answered${about} by rules and not by evidence`),
    sentence(`${lead} ${best.guess}`),
    sentence(`The rival answer: ${rival}`),
    sentence(`What would decide for the first is to see that ${best.supports} (the point at issue: ${best.topic})`),
    `${nth(starts, turn)}${when(reading.deadline)}: ${sentence(task)}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
