import type { z } from 'zod'
import type { FieldError } from '../../contract/problem.ts'

/** Fields named in one answer. */
const maxFields = 20

type RawIssue = z.core.$ZodRawIssue
type Issue = z.core.$ZodIssue

/** Parses, or says per field what to change. Messages are predicates: they read on after the field's name. */
export function parseFields<S extends z.ZodType>(schema: S, value: unknown): { ok: true; data: z.output<S> } | { ok: false; fields: FieldError[] } {
  const parsed = schema.safeParse(value, { error: messageOf })
  if (parsed.success) return { ok: true, data: parsed.data }
  return { ok: false, fields: parsed.error.issues.flatMap((issue) => fieldsOf(issue, [])).slice(0, maxFields) }
}

/** One sentence for a person from the first few fields. */
export function summarizeFields(fields: readonly FieldError[], whole: string): string {
  const told = fields.slice(0, 3).map((field) => `${field.path === '' ? whole : field.path} ${field.message}`)
  const more = fields.length > told.length ? ` (and ${fields.length - told.length} more)` : ''
  return `${told.join('; ')}${more}.`
}

function fieldsOf(issue: Issue, above: readonly PropertyKey[]): FieldError[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, maxFields).map((key) => ({ path: dotted([...path, key]), message: 'is not a known field' }))
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // The form that came closest is the one the sender meant.
    const closest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? []
    return closest.flatMap((inner) => fieldsOf(inner, path))
  }
  return [{ path: dotted(path), message: issue.message }]
}

function dotted(path: readonly PropertyKey[]): string {
  return path.map((key) => String(key).slice(0, 100)).join('.')
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

function messageOf(issue: RawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'is required'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`
    case 'too_big':
      return `must ${boundVerb(issue.origin)} ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${boundUnit(issue.origin, issue.maximum)}`
    case 'too_small':
      return `must ${boundVerb(issue.origin)} ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${boundUnit(issue.origin, issue.minimum)}`
    case 'invalid_union':
      return 'must be one of the known values'
    case 'invalid_key':
      return 'is not a known field'
    case 'invalid_format':
      return `must be a valid ${issue.format}`
    default:
      return undefined
  }
}

function boundVerb(origin: string): string {
  return origin === 'array' || origin === 'set' ? 'have' : 'be'
}

function boundUnit(origin: string, bound: number | bigint): string {
  if (origin === 'string') return bound === 1 ? ' character long' : ' characters long'
  if (origin === 'array' || origin === 'set') return bound === 1 ? ' entry' : ' entries'
  return ''
}
