import type { CategorizedLens, ResearchResult } from '../../contract/research-lens.ts'
import { hash32 } from '../../domain/random.ts'
import { nth, sentence } from '../objective/speak.ts'
import { draftLenses } from '../research-lenses/draft-lenses.ts'
import { biasWarnings } from './bias-warnings.ts'
import type { Candidate } from './candidate.ts'
import { lensSituation } from './lens-situation.ts'
import { lensTheme } from './lens-theme.ts'
import type { ExecuteResearchInput } from './operation.ts'
import { draftOverview } from './overview.ts'
import { shareFor } from './share-candidates.ts'

type Say = (candidate: Candidate) => string

/** The forms an insight takes in turn, so that a list of them does not read like a form filled in. */
const insightForms: readonly Say[] = [
  ({ guess, test }) => `Hypothesis: ${guess}; test: ${test}.`,
  ({ guess, test }) => sentence(`It may be that ${guess}; to find out, ${test}`),
  ({ guess, test, refutes }) => sentence(`One guess is that ${guess}; it is wrong if ${refutes}, so ${test}`),
  ({ guess, test, supports }) => sentence(`Perhaps ${guess}; in that case ${supports}, and the way to check is to ${test}`),
]

const evidenceForms: readonly Say[] = [
  ({ guess, supports, refutes }) => sentence(`One point to check is whether ${guess}; it stands if ${supports} and falls if ${refutes}`),
  ({ topic, supports, refutes }) => sentence(`On ${topic}, a sign in favor is that ${supports}; a sign against is that ${refutes}`),
  ({ guess, supports, refutes }) => sentence(`Suppose that ${guess}; evidence for this is that ${supports}, and evidence against it is that ${refutes}`),
]

const emergingForms: readonly Say[] = [
  ({ guess, test }) => `This lens does not ask whether ${guess}; for a quick look, ${test}.`,
  ({ guess }) => sentence(`This answer would change if it turned out that ${guess}`),
  ({ guess, test }) => `A separate question is whether ${guess}; as a start, ${test}.`,
]

/**
 * Answers one lens by rules. Nothing is looked up: what comes out are guesses compiled for this objective
 * (or, without one, from the lens's own words), each with the test that could prove it wrong.
 */
export function draftResearch({ lens, desiredOutcome, region }: ExecuteResearchInput): ResearchResult {
  const situation = lensSituation(lens, desiredOutcome, region)
  const theme = lensTheme(lens)
  const share = shareFor(lens, situation, desiredOutcome === undefined ? [] : generatedLenses(desiredOutcome, region ?? ''))
  const turn = hash32(lens.name)
  const say = (forms: readonly Say[], offset: number) => (candidate: Candidate, index: number) => nth(forms, turn + offset + index)(candidate)
  return {
    lens_name: lens.name,
    role: lens.role,
    executive_overview: draftOverview(lens, theme, situation, [...share.opening, ...share.insights], turn),
    key_sentiment_insights: share.insights.map(say(insightForms, 0)),
    supporting_evidence_themes: share.evidence.map(say(evidenceForms, 1)),
    emerging_themes: share.emerging.map(say(emergingForms, 2)),
    bias_warnings: biasWarnings(lens, theme, situation, nth(share.opening, 0)),
  }
}

/** The lenses that the rules themselves draft for this objective: their answers must not repeat one another. */
function generatedLenses(desiredOutcome: string, region: string): CategorizedLens[] {
  return draftLenses({ desiredOutcome, region }).thematic_categories.flatMap(({ category_name, lenses }) =>
    lenses.map((lens) => ({ ...lens, categoryName: category_name })),
  )
}
