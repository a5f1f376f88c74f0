import { expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '../../contract/text.ts'
import { toWireSchema } from './wire-schema.ts'

test('limits that strict mode does not take are told in words', () => {
  const { schema, strict } = toWireSchema(z.strictObject({ name: text(80).describe('As people say it.'), tags: z.array(z.string().min(2)).min(1).max(3) }))
  expect(strict).toBe(true)
  expect(schema).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', description: 'As people say it. At most 80 characters.' },
      tags: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string', description: 'At least 2 characters.' } },
    },
    required: ['name', 'tags'],
    additionalProperties: false,
  })
})

test('a union becomes anyOf, the only one that providers take', () => {
  const shape = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('a') }), z.strictObject({ kind: z.literal('b'), n: z.number() })])
  const { schema, strict } = toWireSchema(z.strictObject({ shape }))
  expect(strict).toBe(true)
  expect(JSON.stringify(schema)).toContain('"anyOf"')
  expect(JSON.stringify(schema)).not.toContain('"oneOf"')
})

test.each([
  ['an optional property', z.strictObject({ a: z.string(), b: z.string().optional() })],
  ['an optional property deep inside', z.strictObject({ rows: z.array(z.strictObject({ b: z.string().optional() })) })],
  ['an open record', z.strictObject({ counts: z.record(z.string(), z.number()) })],
  ['a root that is not an object', z.array(z.string())],
])('%s is sent, and not as strict', (_, output) => {
  expect(toWireSchema(output).strict).toBe(false)
})
