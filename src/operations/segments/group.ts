import type { HpemStage } from '../../contract/hpem-stage.ts'
import type { BarrierKind, RoleKind } from '../objective/situation-types.ts'

/** What a group is known by: something in its way, the part it plays, an argument it makes, or how word and habit reach it. */
export type GroupSource = 'act-barrier' | 'field-barrier' | 'people-barrier' | 'role' | 'objection' | 'circle'

/** One group of the objective's public, before it is written out. Clauses and phrases as in situation-types. */
export interface Group {
  readonly source: GroupSource
  readonly kind: RoleKind
  /** What stands in the way, where that is what the group is known by. */
  readonly barrier: BarrierKind | null
  readonly name: string
  /** Plural noun phrase that says who they are, as it can begin or go on in a sentence. */
  readonly people: string
  /** What the tables call them or their argument, by which a lens may name them. */
  readonly known: string
  /** Sentence: their days. */
  readonly life: string
  /** Sentence: what they hold, where the tables say it. */
  readonly stance: string | null
  /** Sentence: what stands between them and the behaviour. */
  readonly hitch: string
  /** Noun phrase: what would lift it; null where an ask or an answer is what there is to give. */
  readonly relief: string | null
  /** Imperative: what an honest reply to them has to do. */
  readonly reply: string | null
  /** Imperative: the cheapest check. */
  readonly test: string | null
  /** The HPEM stage most of them stand at now. */
  readonly stage: HpemStage
}
