import type { z } from 'zod'

const issuesShown = 12

/** What does not fit, as one line a person or a model can act on: `thematic_categories.0.lenses: Too small; …`. */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const shown = issues.slice(0, issuesShown).map((issue) => (issue.path.length === 0 ? issue.message : `${issue.path.map(String).join('.')}: ${issue.message}`))
  const more = issues.length - shown.length
  return shown.join('; ') + (more > 0 ? `; and ${more} more` : '')
}
