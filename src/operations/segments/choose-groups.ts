import { limits } from '../../contract/limits.ts'
import type { RoleKind } from '../objective/situation-types.ts'
import type { MatchedGroup } from './match-insights.ts'

/** No part of the public may drop out because the insights are silent about it. */
const atLeast: Readonly<Record<RoleKind, number>> = { supporter: 3, 'cross-pressured': 4, bystander: 3, gatekeeper: 2, opponent: 2 }

/** The groups that the insights speak of most, with every part of the public kept; most relevant first. */
export function chooseGroups(matched: readonly MatchedGroup[]): MatchedGroup[] {
  const ranked = [...matched].sort((a, b) => b.relevance - a.relevance)
  const kept = new Set<MatchedGroup>()
  for (const [kind, count] of Object.entries(atLeast)) {
    for (const entry of ranked.filter(({ group }) => group.kind === kind).slice(0, count)) kept.add(entry)
  }
  for (const entry of ranked) if (kept.size < limits.segments) kept.add(entry)
  return ranked.filter((entry) => kept.has(entry))
}
