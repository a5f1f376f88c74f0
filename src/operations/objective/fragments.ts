import type { Barrier, Objection, Role, Voice } from './situation-types.ts'

/** Short constructors that keep the data tables readable. */
export const barrier = (kind: Barrier['kind'], people: string, because: string, relief: string, test: string): Barrier => ({
  kind,
  people,
  because,
  relief,
  test,
})
export const voice = (who: string, because: string): Voice => ({ who, because })
export const objection = (claim: string, fair: string, reply: string): Objection => ({ claim, fair, reply })
export const role = (kind: Role['kind'], name: string, stance: string): Role => ({ kind, name, stance })
export const asks = (awareness: string, engagement: string, evaluation: string, attitudeShift: string, commitment: string) => ({
  Awareness: awareness,
  Engagement: engagement,
  Evaluation: evaluation,
  'Attitude Shift': attitudeShift,
  'Behavioral Commitment': commitment,
})
