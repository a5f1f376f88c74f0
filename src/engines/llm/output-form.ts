import { jsonSchema, Output } from 'ai'
import type { z } from 'zod'
import { describeIssues } from '../describe-issues.ts'
import { toWireSchema } from './wire-schema.ts'

/** The answer does not fit the operation's schema; `message` says where. */
class SchemaMismatch extends Error {
  override readonly name = 'SchemaMismatch'
}

/** What the SDK is told about an operation's output: made once per schema, for deriving it costs more than a call. */
export interface OutputForm {
  readonly output: ReturnType<typeof Output.object<unknown>>
  readonly strict: boolean
}

const forms = new WeakMap<z.ZodType, OutputForm>()

/** The SDK checks each answer with the operation's own schema, so nothing checks it a second time. */
export function outputForm(operationName: string, schema: z.ZodType): OutputForm {
  const known = forms.get(schema)
  if (known !== undefined) return known
  const wire = toWireSchema(schema)
  const checked = jsonSchema<unknown>(wire.schema, {
    validate: (value) => {
      const parsed = schema.safeParse(value)
      return parsed.success ? { success: true, value: parsed.data } : { success: false, error: new SchemaMismatch(describeIssues(parsed.error.issues)) }
    },
  })
  const form: OutputForm = { output: Output.object<unknown>({ schema: checked, name: operationName.replaceAll('-', '_') }), strict: wire.strict }
  forms.set(schema, form)
  return form
}
