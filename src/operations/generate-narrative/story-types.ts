import type { HpemStage } from '../../contract/hpem-stage.ts'
import type { BarrierKind, RoleKind } from '../objective/situation-types.ts'

/** One scene: what happens, what is said, what the camera shows. Slots in braces are named in arc-slots.ts. */
export type Beat = readonly [scene: string, voiceover: string, visualDirection: string]

/** What kind of reason a segment has: the kind of its barrier, the part it plays, an argument it holds or a voice it is. */
export type StoryCause = BarrierKind | RoleKind | 'objection' | 'voice'

/**
 * A way to tell the move from not noticing to doing: a plain situation between two people. The lead tells it in the
 * first person, and each stage starts where the one before it ended. `[[one|other]]` in a line are forms to choose from.
 */
export interface StoryEngine {
  readonly name: string
  /** Where it has to play when a wall, a shelf or a table of one’s own is needed; else a setting of the audience. */
  readonly rooms?: readonly string[]
  /** The causes it fits, best first. */
  readonly suits: readonly StoryCause[]
  /** The last beat of a stage holds its one ask. */
  readonly stages: Readonly<Record<HpemStage, readonly Beat[]>>
}
