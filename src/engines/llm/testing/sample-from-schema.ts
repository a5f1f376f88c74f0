import { hash32, pickIndex, type Random, seededRandom } from '../../../domain/random.ts'

/** The part of JSON Schema that a structured-output request carries. */
export interface JsonSchemaNode {
  readonly type?: string | readonly string[]
  readonly properties?: Record<string, JsonSchemaNode>
  readonly items?: JsonSchemaNode
  readonly anyOf?: readonly JsonSchemaNode[]
  readonly oneOf?: readonly JsonSchemaNode[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly format?: string
  readonly description?: string
}

/**
 * A value that fits the schema, the same for the same `salt`. Refinements are not in a JSON schema
 * (a sum of 100, say): for those give the server an `answer` of your own.
 */
export function sampleFromSchema(schema: JsonSchemaNode, salt: string): unknown {
  return sample(schema, seededRandom(hash32(salt)), 'value')
}

function sample(schema: JsonSchemaNode, random: Random, name: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[pickIndex(random, schema.enum.length)]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.[0] !== undefined) return sample(choices[0], random, name)
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, child]) => [key, sample(child, random, key)]))
    case 'array':
      return Array.from({ length: Math.max(1, limitOf(schema, 'minItems') ?? 1) }, (_, index) => sample(schema.items ?? {}, random, `${name} ${index + 1}`))
    case 'integer':
      return Math.floor(sampleNumber(schema, random))
    case 'number':
      return sampleNumber(schema, random)
    case 'boolean':
      return random() < 0.5
    case 'null':
      return null
    default:
      return schema.format === 'date-time' ? '2026-01-01T00:00:00Z' : `Sample ${name.replaceAll('_', ' ')} ${pickIndex(random, 1_000_000)}`
  }
}

function sampleNumber(schema: JsonSchemaNode, random: Random): number {
  const above = limitOf(schema, 'exclusiveMinimum')
  const below = limitOf(schema, 'exclusiveMaximum')
  const lowest = limitOf(schema, 'minimum') ?? (above === undefined ? 0 : above + 1)
  const highest = limitOf(schema, 'maximum') ?? (below === undefined ? lowest + 10 : below - 1)
  return Math.min(highest, lowest + Math.floor(random() * (highest - lowest + 1)))
}

/** Anthropic's requests tell limits in words ("min items: 2; max items: 4."): they are heeded as a model would. */
function limitOf(schema: JsonSchemaNode, keyword: 'minItems' | 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum'): number | undefined {
  const words = keyword.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const told = new RegExp(`(?:^|[;.\\n] ?)${words}: (-?[\\d.]*\\d)`).exec(schema.description ?? '')?.[1]
  return schema[keyword] ?? (told === undefined ? undefined : Number(told))
}
