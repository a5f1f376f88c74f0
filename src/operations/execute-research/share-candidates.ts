import type { CategorizedLens } from '../../contract/research-lens.ts'
import type { Situation } from '../objective/situation-types.ts'
import type { Candidate } from './candidate.ts'
import { candidatesOf } from './candidates.ts'
import { lensTheme } from './lens-theme.ts'
import { rankCandidates } from './rank-candidates.ts'
import type { Theme } from './themes.data.ts'

/** What one lens is answered with. */
export interface Share {
  /** The likeliest answer: one. */
  readonly opening: readonly Candidate[]
  readonly insights: readonly Candidate[]
  readonly evidence: readonly Candidate[]
  readonly emerging: readonly Candidate[]
}

interface Drawing {
  readonly theme: Theme
  readonly ranked: readonly Candidate[]
  readonly opening: Candidate[]
  readonly insights: Candidate[]
  readonly evidence: Candidate[]
  readonly emerging: Candidate[]
}

/** Parts in the order in which they are drawn: how many of each, and how many of one sort within one answer. */
const parts = [
  ['opening', 1, 1],
  ['insights', 3, 2],
  ['evidence', 3, 2],
  ['emerging', 3, 1],
] as const

/** The best not yet used in this part, with at most `perSort` of a sort within one answer. */
function draw(drawing: Drawing, part: (typeof parts)[number][0], used: Set<string>, perSort: number): void {
  const own = drawing[part]
  const elsewhere = new Set([...drawing.opening, ...drawing.insights, ...drawing.evidence, ...drawing.emerging].map(({ key }) => key))
  const fits = (candidate: Candidate) => !elsewhere.has(candidate.key) && own.filter(({ sort }) => sort === candidate.sort).length < perSort
  const suits = (candidate: Candidate) => part !== 'emerging' || candidate.theme !== drawing.theme
  const free = drawing.ranked.filter((candidate) => !used.has(candidate.key) && fits(candidate) && suits(candidate))
  // With more lenses than knowledge a point may come back in another lens; within one answer it never does.
  const chosen =
    free[0] ??
    drawing.ranked.find((candidate) => !used.has(candidate.key) && !elsewhere.has(candidate.key)) ??
    drawing.ranked.find((candidate) => !elsewhere.has(candidate.key))
  if (chosen === undefined) return
  used.add(chosen.key)
  own.push(chosen)
}

/**
 * Shares what is known out among the lenses of one analysis, each taking its best in turn, so that their answers do
 * not repeat one another. A lens from elsewhere (a user's, a model's) is answered on its own.
 */
export function shareFor(lens: CategorizedLens, situation: Situation, siblings: readonly CategorizedLens[]): Share {
  const same = siblings.findIndex(({ name, categoryName }) => name === lens.name && categoryName === lens.categoryName)
  const lenses = same >= 0 ? siblings : [lens]
  const candidates = candidatesOf(situation)
  const drawings = lenses.map((sibling): Drawing => {
    const theme = lensTheme(sibling)
    return { theme, ranked: rankCandidates(sibling, theme, candidates), opening: [], insights: [], evidence: [], emerging: [] }
  })
  for (const [part, rounds, perSort] of parts) {
    const used = new Set<string>()
    for (let round = 0; round < rounds; round++) for (const drawing of drawings) draw(drawing, part, used, perSort)
  }
  const own = drawings[Math.max(same, 0)]
  if (own === undefined) throw new Error('a lens without its share')
  return own
}
