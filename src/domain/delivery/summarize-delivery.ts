import { mean, sampleStandardDeviation } from 'simple-statistics'
import type { DeliveryAnswer } from './delivery-answer.ts'

/** How one narrative did with one segment's focus group. `leftOut` counts failed calls; they are in no figure. */
export type DeliverySummary =
  | {
      outcome: 'measured'
      /** 0 to 10, one decimal. */
      mean: number
      /** Sample standard deviation over personas; null where one persona answered. */
      standardDeviation: number | null
      lowest: number
      highest: number
      measured: number
      leftOut: number
      /** How many personas gave each whole score, 0 to 10. */
      distribution: number[]
    }
  | { outcome: 'nobody-measured'; leftOut: number }

/** Averages over the personas whose answer was measured. A failed call is not a score. */
export function summarizeDelivery(results: readonly DeliveryAnswer[]): DeliverySummary {
  const scores = results.filter((result) => result.measured).map((result) => result.effectiveness_score)
  const leftOut = results.length - scores.length
  if (scores.length === 0) return { outcome: 'nobody-measured', leftOut }
  const distribution = Array.from({ length: 11 }, (_, score) => scores.filter((value) => Math.round(value) === score).length)
  return {
    outcome: 'measured',
    mean: Math.round(mean(scores) * 10) / 10,
    standardDeviation: scores.length > 1 ? sampleStandardDeviation(scores) : null,
    lowest: Math.min(...scores),
    highest: Math.max(...scores),
    measured: scores.length,
    leftOut,
    distribution,
  }
}
