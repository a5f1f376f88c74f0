import { toldApart } from '../../../../domain/delivery/told-apart.ts'
import { bestOf, type DeliveryRow, measuredMessages } from './delivery-cells.ts'

/**
 * What to make of the best message that the title names: how many others this test cannot tell from it. Null where
 * there are no others, or where the best rests on a single answer and so has no spread to judge by.
 */
export function trustInBest(rows: readonly DeliveryRow[]): string | null {
  const measured = measuredMessages(rows)
  const best = bestOf(measured)
  if (best === undefined || best.summary.standardDeviation === null || measured.length < 2) return null
  const others = measured.length - 1
  const tied = measured.filter((other) => other !== best && !toldApart(best.summary, other.summary)).length
  const among = others === 1 ? 'The other message' : tied === 0 ? 'Every other message' : `${tied} of the ${others} other messages`
  const verb = tied === 0 ? 'can be told apart from the best' : 'cannot be told apart from the best'
  return `${among} ${verb} (Welch's t, each alone at 95 %, not adjusted for choosing the best), and the top of ${measured.length} is flattered by chance. These are synthetic personas: test with people before relying on it.`
}
