import type { z } from 'zod'

/** What is wrong with a field's value, in words a writer understands. The schema's own texts already are such words. */
export function describeIssue(issue: z.core.$ZodIssue, label: string): string {
  if (issue.code === 'too_big' && issue.origin !== 'string') return `${label} must be at most ${issue.maximum}`
  if (issue.code === 'too_small' && issue.origin !== 'string') return `${label} must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
  if (issue.code === 'invalid_type') return `${label} must be ${issue.expected === 'int' ? 'a whole number' : 'a number'}`
  return `${label} ${issue.message}`
}
