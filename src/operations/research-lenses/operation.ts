import { limits } from '../../contract/limits.ts'
import { objectiveSchema } from '../../contract/objective.ts'
import { researchLensSetSchema } from '../../contract/research-lens.ts'
import { defineOperation } from '../define-operation.ts'
import { draftLenses } from './draft-lenses.ts'
import { researchLensesPrompt } from './prompt-v1.ts'

/** An answer to generating lenses has at least the promised number of lenses and categories. */
const lensSetOutputSchema = researchLensSetSchema
  .refine((set) => set.thematic_categories.length >= limits.lensCategoriesMin, `must hold at least ${limits.lensCategoriesMin} categories`)
  .refine((set) => set.thematic_categories.flatMap((category) => category.lenses).length >= limits.lensesMin, `must hold at least ${limits.lensesMin} lenses`)
  .refine((set) => set.thematic_categories.flatMap((category) => category.lenses).length <= limits.lensesMax, `must hold at most ${limits.lensesMax} lenses`)

export const researchLenses = defineOperation({
  name: 'research-lenses',
  version: 1,
  input: objectiveSchema,
  output: lensSetOutputSchema,
  prompt: researchLensesPrompt,
  draft: (objective) => draftLenses(objective),
})
