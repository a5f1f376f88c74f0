import { hpemStages } from '../../contract/hpem-stage.ts'
import { limits } from '../../contract/limits.ts'
import type { RoleKind } from '../objective/situation-types.ts'
import type { MatchedGroup } from '../segments/match-insights.ts'

const perStage = 3
const perKind: Readonly<Record<RoleKind, number>> = { supporter: 2, 'cross-pressured': 3, bystander: 2, gatekeeper: 2, opponent: 2 }

/** Groups from every stage and of every part of the public, those the analysis speaks of most; in stage order. */
export function chooseByStage(matched: readonly MatchedGroup[]): MatchedGroup[] {
  const ranked = [...matched].sort((a, b) => b.relevance - a.relevance)
  const kept = new Set<MatchedGroup>()
  for (const stage of hpemStages) for (const entry of ranked.filter(({ group }) => group.stage === stage).slice(0, perStage)) kept.add(entry)
  for (const [kind, count] of Object.entries(perKind)) for (const entry of ranked.filter(({ group }) => group.kind === kind).slice(0, count)) kept.add(entry)
  for (const entry of ranked) if (kept.size < limits.segments) kept.add(entry)
  return hpemStages.flatMap((stage) => ranked.filter((entry) => kept.has(entry) && entry.group.stage === stage))
}
