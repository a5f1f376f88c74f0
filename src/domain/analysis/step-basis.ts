import type { Objective } from '../../contract/objective.ts'
import { hash32 } from '../random.ts'

/**
 * What a step of an analysis was made from, as two fingerprints with a point between: of the objective, and of what
 * else went in (anything JSON can write). A derivation keeps it; one that is not today's is out of date.
 */
export function stepBasis(objective: Objective, madeFrom: unknown): string {
  return `${fingerprint([objective.desiredOutcome.trim(), objective.region])}.${fingerprint(madeFrom)}`
}

/** Two 32-bit hashes side by side: ample to notice an edit, not to prove one. */
function fingerprint(value: unknown): string {
  const content = JSON.stringify(value ?? null)
  return hash32(content).toString(36) + hash32(`${content}#`).toString(36)
}
