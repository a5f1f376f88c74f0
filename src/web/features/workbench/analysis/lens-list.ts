import type { ReportData } from '../../../../contract/report.ts'
import type { CategorizedLens, ResearchLensSet } from '../../../../contract/research-lens.ts'

/** The lenses of a set in order, each with its category. */
export function categorizedLenses(set: ResearchLensSet | null | undefined): CategorizedLens[] {
  return (set?.thematic_categories ?? []).flatMap((category) => category.lenses.map((lens) => ({ ...lens, categoryName: category.category_name })))
}

/** Tells a lens from the others of its set: two categories may each have a lens of the same name. */
export function lensId(lens: CategorizedLens): string {
  return JSON.stringify([lens.categoryName, lens.name])
}

/** '18 lenses in 6 categories' */
export function lensCountText(set: ResearchLensSet): string {
  const lenses = categorizedLenses(set).length
  const categories = set.thematic_categories.length
  return `${lenses} ${lenses === 1 ? 'lens' : 'lenses'} in ${categories} ${categories === 1 ? 'category' : 'categories'}`
}

/** How the executed lenses turned out. */
export function outcomeCounts(data: ReportData): { readonly completed: number; readonly failed: number } {
  const outcomes = data.researchResults ?? []
  const completed = outcomes.filter((outcome) => outcome.status === 'completed').length
  return { completed, failed: outcomes.length - completed }
}
