import type { AudienceSegmentSet, GenerateAudienceSegmentsInput } from '../../contract/audience-segment.ts'
import type { DraftContext } from '../define-operation.ts'
import { readSituation } from '../objective/situation.ts'
import { allGroups } from '../segments/all-groups.ts'
import { chooseGroups } from '../segments/choose-groups.ts'
import { createDealer } from '../segments/dealer.ts'
import { describeGroup } from '../segments/describe-group.ts'
import { explainGroup } from '../segments/explain-group.ts'
import { matchInsights } from '../segments/match-insights.ts'
import { slug } from '../segments/slug.ts'

/** Twenty groups from what is known about the objective, chosen, ordered and explained by the given insights. */
export function draftAudienceSegments(input: GenerateAudienceSegmentsInput, { random }: DraftContext): AudienceSegmentSet {
  const situation = readSituation(input.desiredOutcome, input.region)
  const dealer = createDealer('segments', situation, random)
  const insights = input.researchInsights.map((insight) => ({ name: insight.lens_name, text: insight.executive_overview }))
  const chosen = chooseGroups(matchInsights(allGroups(situation), insights, situation.reading.source))
  return {
    audience_segments: chosen.map(({ group, link }) => ({
      id: slug(group.name),
      segment_name: group.name,
      segment_description: describeGroup(group, situation, dealer),
      rationale: explainGroup(group, link, situation, dealer),
    })),
  }
}
