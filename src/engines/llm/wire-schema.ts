import type { JSONSchema7 } from 'ai'
import { z } from 'zod'

/** A schema as a provider is given it. `strict` where OpenAI's strict mode can hold a model to it. */
export interface WireSchema {
  readonly schema: JSONSchema7
  readonly strict: boolean
}

type Node = { [keyword: string]: unknown }

/**
 * What OpenAI's strict structured output takes (platform.openai.com/docs/guides/structured-outputs,
 * "Supported schemas"); a request with any other keyword is refused. Anthropic's package narrows it further by itself.
 */
const kept = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  'enum',
  'const',
  'description',
  '$ref',
  '$defs',
  'definitions',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'format',
])

/** Told in words where the grammar cannot hold a model to it. */
const notes: Readonly<Record<string, (value: unknown) => string>> = {
  minLength: (value) => `At least ${value} characters.`,
  maxLength: (value) => `At most ${value} characters.`,
  pattern: (value) => `Matches the regular expression ${value}.`,
  uniqueItems: () => 'No item twice.',
}

const formats = new Set(['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'])

/**
 * The JSON schema of an operation's output in the form every provider takes. Limits that a provider's grammar
 * does not know become a description; refinements cannot be written down at all. Both are still checked
 * on the answer, against the operation's own schema.
 */
export function toWireSchema(output: z.ZodType): WireSchema {
  const json = z.toJSONSchema(output, { target: 'draft-7', io: 'input', reused: 'inline' }) as Node
  const state = { strict: json.type === 'object' }
  return { schema: narrow(json, state) as JSONSchema7, strict: state.strict }
}

function narrow(node: Node, state: { strict: boolean }): Node {
  const result: Node = {}
  const told: string[] = typeof node.description === 'string' ? [node.description] : []
  for (const [keyword, value] of Object.entries(node)) {
    const note = notes[keyword]
    if (note !== undefined) told.push(note(value))
    else if (keyword === 'oneOf') result.anyOf = narrowAll(value, state)
    else if (keyword === 'format' && !formats.has(String(value))) told.push(`Format: ${value}.`)
    else if (kept.has(keyword)) result[keyword] = narrowKeyword(keyword, value, state)
    else if (keyword === 'allOf' || keyword === 'prefixItems' || keyword === 'not' || keyword === 'propertyNames') {
      result[keyword] = value
      state.strict = false
    }
  }
  if (told.length > 0) result.description = told.join(' ')
  checkObject(result, state)
  return result
}

function narrowKeyword(keyword: string, value: unknown, state: { strict: boolean }): unknown {
  if (keyword === 'properties' || keyword === '$defs' || keyword === 'definitions')
    return Object.fromEntries(Object.entries(value as Node).map(([name, child]) => [name, narrow(child as Node, state)]))
  if (keyword === 'anyOf') return narrowAll(value, state)
  if (keyword === 'items' || keyword === 'additionalProperties') return isNode(value) ? narrow(value, state) : value
  return value
}

function narrowAll(value: unknown, state: { strict: boolean }): unknown {
  return Array.isArray(value) ? value.map((child: Node) => narrow(child, state)) : value
}

/** Strict mode wants every property required and no others allowed. An open record or an optional property rules it out. */
function checkObject(node: Node, state: { strict: boolean }): void {
  if (node.type !== 'object') return
  node.additionalProperties ??= false
  const required = new Set(Array.isArray(node.required) ? node.required : [])
  const optional = Object.keys(isNode(node.properties) ? node.properties : {}).some((name) => !required.has(name))
  if (optional || node.additionalProperties !== false) state.strict = false
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
