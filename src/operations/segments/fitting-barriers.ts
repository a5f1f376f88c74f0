import type { Barrier, Situation } from '../objective/situation-types.ts'
import { unfit } from './data/circle-names.data.ts'
import type { GroupSource } from './group.ts'

interface SourcedBarrier {
  readonly barrier: Barrier
  readonly source: GroupSource
}

/** The barriers of the audience, the behaviour and the field, without those that make no sense together. */
export function fittingBarriers({ audience, behaviour, domain, domainName }: Situation): SourcedBarrier[] {
  const excluded = unfit[domainName] ?? []
  return [
    ...audience.barriers.map((barrier) => ({ barrier, source: 'people-barrier' as const })),
    ...behaviour.barriers.map((barrier) => ({ barrier, source: 'act-barrier' as const })),
    ...domain.barriers.map((barrier) => ({ barrier, source: 'field-barrier' as const })),
  ].filter(({ barrier }) => !excluded.includes(barrier.people))
}
