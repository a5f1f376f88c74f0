import { defaultOutcome } from '../../domain/objective/default-outcome.ts'
import { seededRandom } from '../../domain/random.ts'
import { executeResearch } from '../execute-research/operation.ts'
import { researchLenses } from '../research-lenses/operation.ts'

/** Objectives that share neither field nor behaviour nor audience. */
export const unlikeObjectives = [
  { desiredOutcome: defaultOutcome, region: 'United States' },
  {
    desiredOutcome: 'Get 15 % of dairy-farm households in three Wisconsin counties to attend one of two county water-quality hearings before June 2027.',
    region: 'Wisconsin',
  },
  { desiredOutcome: 'Get high-school students in Mesa County to quit vaping by the end of the 2027 school year.', region: 'Mesa County, Colorado' },
  { desiredOutcome: 'Get commuters in Portland to sign the petition for protected bike lanes by March 2027.', region: 'Portland, Oregon' },
  { desiredOutcome: 'Get 500 first-time donors under 30 in Cleveland to give blood before 1 September 2027.', region: 'Cleveland, Ohio' },
  { desiredOutcome: 'Raise turnout among parents in the Lincoln school board election from 9% to 20% on 4 May 2027.', region: 'Lincoln, Nebraska' },
] as const

/** The insights an analysis of this objective would hand on. */
export function insightsFor(objective: { readonly desiredOutcome: string; readonly region: string }): { lens_name: string; executive_overview: string }[] {
  const context = { random: seededRandom(1) }
  return researchLenses.draft(objective, context).thematic_categories.flatMap(({ category_name, lenses }) =>
    lenses.map((lens) => {
      const { lens_name, executive_overview } = executeResearch.draft({ lens: { ...lens, categoryName: category_name }, ...objective }, context)
      return { lens_name, executive_overview }
    }),
  )
}
