import { hash32 } from '../../domain/random.ts'
import { nth } from '../objective/speak.ts'
import { storyEngines } from './story-engines.ts'
import type { StoryCause, StoryEngine } from './story-types.ts'

/**
 * The engine at `index` when causes choose in turn, each the best fit that none before it has taken: the segments of
 * one analysis are drafted without knowing each other and still tell different stories.
 */
export function engineInTurn(causes: readonly StoryCause[], index: number, turn: number): StoryEngine {
  let free: StoryEngine[] = []
  let chosen = nth(storyEngines, turn)
  for (const cause of causes.slice(0, index + 1)) {
    if (free.length === 0) free = storyEngines.map((_, place) => nth(storyEngines, place + turn))
    chosen = bestFit(free, cause)
    free = free.filter((engine) => engine !== chosen)
  }
  return chosen
}

function bestFit(engines: readonly StoryEngine[], cause: StoryCause): StoryEngine {
  const rank = (engine: StoryEngine) => (engine.suits.includes(cause) ? engine.suits.indexOf(cause) : Number.POSITIVE_INFINITY)
  return engines.reduce((best, engine) => (rank(engine) < rank(best) ? engine : best))
}

/** Enough to choose from that more than two of twenty unknown segments seldom meet in one story. */
const choicesMin = 20

/** An engine for a segment that is no known group: one of those that fit its causes best, by its text. */
export function engineOfText(causes: readonly StoryCause[], text: string): StoryEngine {
  const ranked = [...causes.flatMap((cause) => storyEngines.filter((engine) => engine.suits.includes(cause))), ...storyEngines]
  const fitting = [...new Set(ranked)].slice(0, choicesMin)
  return nth(fitting, hash32(`e|${text}`))
}
