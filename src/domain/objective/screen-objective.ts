import { cleanText } from './clean-text.ts'
import { screenRules } from './screen-rules.data.ts'

/** How far before the harm, in characters, a turning word ("stop", "victims of") still reaches it. */
const turningReach = 60

export type ScreenVerdict = { readonly refused: false } | { readonly refused: true; readonly reason: string }

/**
 * Refuses a desired outcome that asks for harm no campaign may plan here, and says which part and what would do instead.
 * Each clause is read on its own: a clause that opposes the harm ("stop …", "help victims of …", "spot …") is honest work.
 */
export function screenObjective(text: string): ScreenVerdict {
  const clauses = cleanText(text)
    .split(
      /(?<=[.!?;:])\s+|,\s+(?:and |then |but )?(?=(?:get|make|have|use|create|spread|post|threaten|harass|invent|fake|pretend|hide|tell|keep|stop|so)\b)|\s+(?:by|through|while|and then)\s+(?=\w+ing\b)/i,
    )
    .filter((clause) => clause.trim() !== '')
  for (const clause of clauses) {
    for (const rule of screenRules) {
      if (rule.unless.some((pattern) => pattern.test(clause))) continue
      const match = rule.asks
        .map((pattern) => pattern.exec(clause))
        .find((found) => found !== null && !rule.turnedBy.test(clause.slice(Math.max(0, found.index - turningReach), found.index)))
      if (match === undefined || match === null) continue
      return { refused: true, reason: `${rule.named} (“${excerpt(clause, match)}”). ${rule.instead}` }
    }
  }
  return { refused: false }
}

/** The user's words that were matched, from whole word to whole word. */
function excerpt(clause: string, { 0: text, index }: RegExpExecArray): string {
  const before = /\S*$/.exec(clause.slice(0, index))?.[0] ?? ''
  const after = /^\S*/.exec(clause.slice(index + text.length))?.[0] ?? ''
  const words = `${before}${text}${after}`.trim().split(/\s+/)
  return words.length > 14 ? `${words.slice(0, 14).join(' ')}…` : words.join(' ').replace(/[.,;:!?]+$/, '')
}
