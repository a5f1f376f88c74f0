import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkJson } from './check-json.ts'
import { parseFields, summarizeFields } from './describe-issues.ts'

test('JSON as people write it passes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const text = JSON.stringify(value)
      fc.pre(!/\\u0000|\\ud[89a-f]/i.test(text) && !text.includes('__proto__'))
      expect(checkJson(JSON.parse(text))).toEqual({ ok: true })
    }),
  )
})

test('a NUL or half a character is found wherever it hides, by its path', () => {
  const key = fc.stringMatching(/^[a-z]{1,8}$/)
  fc.assert(
    fc.property(fc.array(key, { minLength: 1, maxLength: 8 }), fc.constantFrom('\0', '\ud800', 'a\udc00b', 'x\0'), (path, text) => {
      const value = path.reduceRight<unknown>((inner, name) => ({ other: 'fine', [name]: inner }), text)
      const checked = checkJson(value)
      expect(checked.ok ? [] : checked.fields.map((field) => field.path)).toEqual([path.join('.')])
    }),
  )
})

test('an emoji is whole, half of one is not', () => {
  expect(checkJson({ outcome: '👩‍👩‍👧‍👦 🏳️‍🌈' }).ok).toBe(true)
  expect(checkJson({ outcome: '👩'.slice(0, 1) }).ok).toBe(false)
})

test.each([
  [{}, 'title is required.'],
  [{ title: 5 }, 'title must be text.'],
  [{ title: 'a', count: 'many' }, 'count must be a number.'],
  [{ title: 'a', count: 1.5 }, 'count must be a whole number.'],
  [{ title: 'a', count: 11 }, 'count must be at most 10.'],
  [{ title: 'a', tags: ['x', 'y', 'z'] }, 'tags must have at most 2 entries.'],
  [{ title: 'a', tags: [] }, 'tags must have at least 1 entry.'],
  [{ title: 'a', tags: 'x' }, 'tags must be a list.'],
  [{ title: 'a', tags: [true] }, 'tags.0 must be one of x, y, z.'],
  [{ title: 'a', shape: { kind: 'square' } }, 'shape.kind must be one of the known values.'],
  [{ title: 'a', shape: { kind: 'circle' } }, 'shape.radius is required.'],
  [{ title: 'a', size: { width: '1' } }, 'size.width must be a number.'],
  [{ title: 'a', extra: 1, more: 2 }, 'extra is not a known field; more is not a known field.'],
  [{ title: 'a', shape: { kind: 'circle', radius: 1, depth: 2 } }, 'shape.depth is not a known field.'],
  [null, 'The body must be an object.'],
  [[], 'The body must be an object.'],
])('a person is told what to change: %j', (value, sentence) => {
  const schema = z.strictObject({
    title: z.string(),
    count: z.int().max(10).optional(),
    tags: z
      .array(z.enum(['x', 'y', 'z']))
      .min(1)
      .max(2)
      .optional(),
    shape: z
      .discriminatedUnion('kind', [z.strictObject({ kind: z.literal('circle'), radius: z.number() }), z.strictObject({ kind: z.literal('line') })])
      .optional(),
    size: z.union([z.strictObject({ width: z.number() }), z.strictObject({ height: z.number(), depth: z.number() })]).optional(),
  })
  const parsed = parseFields(schema, value)
  expect(parsed.ok ? 'taken' : summarizeFields(parsed.fields, 'The body')).toBe(sentence)
})
