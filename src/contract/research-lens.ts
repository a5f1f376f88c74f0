import { z } from 'zod'
import { limits } from './limits.ts'
import { text } from './text.ts'

const sentence = text(limits.sentenceLength)

/** A question somebody can go and answer, with the bias of asking it. */
export const researchLensSchema = z.strictObject({
  name: text(limits.nameLength),
  role: sentence,
  tasks: z.array(sentence).min(1).max(12),
  potential_bias_flag: sentence,
})
export type ResearchLens = z.infer<typeof researchLensSchema>

/** A lens as it is executed: with the category it stands in. */
export const categorizedLensSchema = z.strictObject({
  ...researchLensSchema.shape,
  categoryName: text(limits.nameLength),
})
export type CategorizedLens = z.infer<typeof categorizedLensSchema>

export const lensCategorySchema = z.strictObject({
  category_name: text(limits.nameLength),
  lenses: z.array(researchLensSchema).min(1).max(limits.lensesMax),
})

export const researchLensSetSchema = z.strictObject({
  title: text(limits.titleLength),
  introduction: text(limits.paragraphLength),
  thematic_categories: z.array(lensCategorySchema).min(1).max(limits.lensesMax),
})
export type ResearchLensSet = z.infer<typeof researchLensSetSchema>

/** What executing one lens found. Lists hold one finding each. */
export const researchResultSchema = z.strictObject({
  lens_name: text(limits.nameLength),
  role: sentence,
  executive_overview: text(limits.paragraphLength),
  key_sentiment_insights: z.array(sentence).min(1).max(12),
  supporting_evidence_themes: z.array(sentence).min(1).max(12),
  emerging_themes: z.array(sentence).min(1).max(12),
  bias_warnings: z.array(sentence).min(1).max(12),
})
export type ResearchResult = z.infer<typeof researchResultSchema>
