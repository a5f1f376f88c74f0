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
  values: ['The likeliest answer is that', 'The best guess about motives is that'],
  trust: ['The likeliest answer is that', 'On trust, the best guess is that'],
  costs: ['The likeliest answer is that', 'The first guess to check is that'],
  media: ['The likeliest answer is that', 'On information, the best guess is that'],
  norms: ['The likeliest answer is that', 'The first guess about influence is that'],
  barriers: ['The likeliest answer is that', 'The obstacle to check first is that'],
  objections: ['The likeliest answer is that', 'The objection to take most seriously is that'],
  backfire: ['The likeliest answer is that', 'The first risk to check is that'],
  measurement: ['The likeliest answer is that', 'As for proof, the best guess is that'],
}

const starts: readonly string[] = [
  'Start with this task',
  'The first task to do is this',
  'Begin here',
  'One task can be done this week',
  'The cheapest place to start',
]

/** When to begin: a date leaves a last day, a span leaves a first month. */
function when(deadline: string | null): string {
  if (deadline === null) return ''
  return /^(?:before|by|until|till|no later|ahead|prior|on or)\b/i.test(deadline) ? `, early enough to act ${deadline}` : ', in the first weeks'
}

/** Answers the lens's question as a guess, with its rival and what would decide. Says that nothing was looked up. */
export function draftOverview(lens: CategorizedLens, theme: Theme, { reading }: Situation, near: readonly Candidate[], turn: number): string {
  const best = nth(near, 0)
  const rival =
    near.find((candidate) => candidate.sort !== best.sort && !factual.has(candidate.sort))?.guess ?? `${best.topic} makes no difference, and ${best.refutes}`
  const about = reading.who.stated || reading.subject.stated ? ` about ${reading.who.plural} ${reading.place.inPlace}` : ''
  const task = nth(lens.tasks, turn).replace(/[.?!]+$/, '')
  return [
    sentence(`No source is connected, so this answer to ${quotedLens(lens)} is a guess${about} made by rules, not a finding`),
    sentence(`${nth(leads[theme], turn)} ${best.guess}`),
    sentence(`The main rival is that ${rival}`),
    sentence(`On ${best.topic}, the first answer gains if ${best.supports}, and it loses if ${best.refutes}`),
    `${nth(starts, turn)}${when(reading.deadline)}: ${sentence(task)}`,
  ].join(' ')
}
