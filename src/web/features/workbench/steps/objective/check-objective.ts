import { limits } from '../../../../../contract/limits.ts'
import { type Objective, objectiveSchema } from '../../../../../contract/objective.ts'

/** `missing`: nothing to work on. `unfit`: something the contract refuses, in words for beside the field. */
export type ObjectiveCheck = { readonly outcome: 'ready' } | { readonly outcome: 'missing' | 'unfit'; readonly message: string }

/** From this length on the form counts, in UTF-16 code units. */
const countedFrom = limits.desiredOutcomeLength * 0.8

/** Whether the server would take the objective, by the same schema. */
export function checkObjective(objective: Objective): ObjectiveCheck {
  if (objective.desiredOutcome.trim() === '') return { outcome: 'missing', message: 'Say what behavior the campaign wants.' }
  const parsed = objectiveSchema.safeParse(objective)
  if (parsed.success) return { outcome: 'ready' }
  return { outcome: 'unfit', message: fieldSentence(parsed.error.issues[0]?.message ?? 'cannot be used') }
}

/** The contract words a refusal as what follows a field's name: 'must be at most 4000 characters'. */
export function fieldSentence(message: string): string {
  return message.startsWith('must') ? `The desired outcome ${message}.` : message
}

/** '3,912 / 4,000' once the limit is near, else nothing. */
export function lengthText(outcome: string): string | undefined {
  if (outcome.length < countedFrom) return undefined
  return `${outcome.length.toLocaleString('en-US')} / ${limits.desiredOutcomeLength.toLocaleString('en-US')}`
}
