import type { AudienceSegment, AudienceSegmentSet, GenerateAudienceSegmentsInput } from '../../contract/audience-segment.ts'
import type { DraftContext } from '../define-operation.ts'
import { readSituation } from '../objective/situation.ts'
import { allGroups } from '../segments/all-groups.ts'
import { chooseGroups } from '../segments/choose-groups.ts'
import { createDealer } from '../segments/dealer.ts'
import { describeGroup } from '../segments/describe-group.ts'
import { explainGroup } from '../segments/explain-group.ts'
import { matchInsights } from '../segments/match-insights.ts'
import { mostAlike } from '../segments/most-alike.ts'
import { slug } from '../segments/slug.ts'

/** Two segments that share more of their words than this read alike. */
const alike = 0.32

/** How often the wording is dealt again for segments that read alike; the best of these stands. */
const deals = 6

/** Twenty groups from what is known about the objective, chosen, ordered and explained by the given insights. */
export function draftAudienceSegments(input: GenerateAudienceSegmentsInput, { random }: DraftContext): AudienceSegmentSet {
  const situation = readSituation(input.desiredOutcome, input.region)
  const insights = input.researchInsights.map((insight) => ({ name: insight.lens_name, text: insight.executive_overview }))
  const chosen = chooseGroups(matchInsights(allGroups(situation), insights, situation.reading.source))
  const seed = random()
  const deal = (turn: number): AudienceSegment[] => {
    const dealer = createDealer(turn === 0 ? 'segments' : `segments ${turn}`, situation, () => seed)
    return chosen.map(({ group, link }) => ({
      id: slug(group.name),
      segment_name: group.name,
      segment_description: describeGroup(group, situation, dealer),
      rationale: explainGroup(group, link, situation, dealer),
    }))
  }
  let best: AudienceSegment[] = []
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < deals && least > alike; turn++) {
    const segments = deal(turn)
    const most = mostAlike(segments.map((segment) => `${segment.segment_name} ${segment.segment_description} ${segment.rationale}`))
    if (most < least) [best, least] = [segments, most]
  }
  return { audience_segments: best }
}
