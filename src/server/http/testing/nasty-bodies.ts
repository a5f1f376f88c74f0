/** One thing sent that no route may take, and what may be answered. */
export interface NastyBody {
  readonly name: string
  readonly raw: string | Uint8Array<ArrayBuffer>
  readonly contentType?: string
  readonly statuses: readonly number[]
}

const json = (name: string, value: unknown, statuses: readonly number[] = [422]): NastyBody => ({ name, raw: JSON.stringify(value), statuses })
const raw = (name: string, text: string | Uint8Array<ArrayBuffer>, statuses: readonly number[]): NastyBody => ({ name, raw: text, statuses })

/** Wrong for every route that takes a body, whatever its fields. */
export const nastyBodies: readonly NastyBody[] = [
  raw('nothing', '', [400]),
  raw('blanks', '   \n', [400]),
  raw('not JSON', '{"a":', [400]),
  raw('JavaScript', '{a: 1}', [400]),
  raw('broken UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), [400]),
  json('null', null),
  json('a number', 7),
  json('text', 'text'),
  json('a list', []),
  json('a list of objects', [{}]),
  json('an empty object', {}),
  json('only an unknown field', { surprise: true }),
  raw('a prototype', '{"__proto__":{"isAdmin":true}}', [422]),
  raw('a prototype inside', '{"data":{"__proto__":{"x":1}},"lens":{"__proto__":{"x":1}}}', [422]),
  json('a constructor', { constructor: { prototype: { isAdmin: true } } }),
  raw('a number beyond numbers', '{"revision":1e999,"maxCostUsd":-1e999,"limit":1e400}', [422]),
  raw('deep lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, [422]),
  raw('deep objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, [422]),
  raw('many values', `[${'1,'.repeat(400_000)}1]`, [422]),
  raw('many fields', `{${Array.from({ length: 20_000 }, (_, i) => `"field${i}":1`).join(',')}}`, [422]),
  raw('a NUL in a name', '{"a\\u0000b":1}', [422]),
  raw('over 8 MB', `{"title":"${'x'.repeat(8 * 1024 * 1024)}"}`, [413]),
  { name: 'a form', raw: 'a=1&b=2', contentType: 'application/x-www-form-urlencoded', statuses: [415] },
  { name: 'JSON called text', raw: '{}', contentType: 'text/plain', statuses: [415] },
  { name: 'JSON in UTF-16', raw: '{}', contentType: 'application/json; charset=utf-16', statuses: [415] },
]

/** Put in place of each text of a good body in turn. */
export const nastyTexts: readonly { readonly name: string; readonly value: unknown }[] = [
  { name: 'a NUL', value: 'good\0bad' },
  { name: 'a lone surrogate', value: 'good\ud800bad' },
  { name: 'a number', value: 12 },
  { name: 'a list', value: ['text'] },
  { name: 'an object', value: { text: 'text' } },
  { name: 'over-long text', value: 'x'.repeat(200_000) },
]
