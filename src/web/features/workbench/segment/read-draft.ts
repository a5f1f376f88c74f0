import type { z } from 'zod'
import { describeIssue } from './describe-issue.ts'

/** One field of a form: its name in the value, and how it is written. */
export interface EditField<T> {
  readonly name: keyof T & string
  readonly label: string
  readonly kind: 'line' | 'paragraph' | 'number'
}

export type Draft<T> = Readonly<Record<keyof T & string, string>>

export type ReadDraft<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: Readonly<Record<string, string | undefined>> }

/** What the fields hold, as they are written. */
export function draftOf<T>(value: T, fields: readonly EditField<T>[]): Draft<T> {
  return Object.fromEntries(fields.map(({ name }) => [name, String(value[name])])) as Draft<T>
}

/** The value that a draft stands for, or what is wrong with it field by field. Fields not in the form keep their value. */
export function readDraft<T>(schema: z.ZodType<T>, value: T, draft: Draft<T>, fields: readonly EditField<T>[]): ReadDraft<T> {
  const written = fields.map(({ name, kind }) => [name, kind === 'number' ? readNumber(draft[name]) : draft[name]])
  const parsed = schema.safeParse({ ...value, ...Object.fromEntries(written) })
  if (parsed.success) return { ok: true, value: parsed.data }
  const errors: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const field = fields.find(({ name }) => name === issue.path[0])
    if (field) errors[field.name] ??= describeIssue(issue, field.label)
  }
  return { ok: false, errors }
}

/** NaN for what is no number, so that the schema refuses it: an empty field is not 0. */
function readNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
}
