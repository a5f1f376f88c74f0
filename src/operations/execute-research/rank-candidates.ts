import type { CategorizedLens } from '../../contract/research-lens.ts'
import { hash32 } from '../../domain/random.ts'
import type { Candidate } from './candidate.ts'
import type { Theme } from './themes.data.ts'

const common = new Set(
  'about after again also among because been before being between came come could does done each ever every from have having here into just kind less like made make many more most much must name near never only other over people same seen some such than that their them then there these they thing this those three through time under until upon used very want what when where which while whom whose with without would your years week'.split(
    ' ',
  ),
)

function telling(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[\p{L}][\p{L}’'-]{3,}/gu) ?? []).filter((word) => !common.has(word)))
}

/** Share of the candidate's telling words that the lens itself uses, 0 to 1: whole phrases taken up from the lens come near 1. */
function overlap(candidate: Candidate, lensWords: ReadonlySet<string>): number {
  const own = [...telling(candidate.key)]
  if (own.length === 0) return 0
  return own.filter((word) => lensWords.has(word)).length / own.length
}

/**
 * What is known, ranked by how much the lens speaks of it, then by its theme. The order among equals is the lens's
 * own (by a hash of its name), so that two lenses of one category do not tell the same story.
 */
export function rankCandidates(lens: CategorizedLens, theme: Theme, candidates: readonly Candidate[]): readonly Candidate[] {
  const lensWords = telling([lens.name, ...lens.tasks, lens.potential_bias_flag].join(' '))
  return candidates
    .map((candidate) => ({
      candidate,
      score: 2 * overlap(candidate, lensWords) + (candidate.theme === theme ? 0.9 : 0) + (hash32(`${lens.name}|${candidate.key}`) % 1000) / 2500,
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate)
}
