import type { FieldError } from '../../contract/problem.ts'

/** Deeper than anything the contract describes, shallower than what troubles PostgreSQL or a validator. */
const maxDepth = 32
/** Values of all kinds in one body. A full analysis has about 10,000. */
const maxValues = 100_000
/** Findings listed; more do not help anybody. */
const maxFindings = 20

interface Place {
  readonly key: string
  readonly parent: Place | null
  readonly depth: number
}

export type JsonCheck = { readonly ok: true } | { readonly ok: false; readonly fields: FieldError[] }

/**
 * Refuses, before any schema sees it, what no field may hold: text that PostgreSQL cannot store
 * (NUL, lone surrogates), names that change an object's prototype, and bodies nested or split so
 * far that validating them would itself be the attack. Iterative, so depth cannot end the stack.
 */
export function checkJson(root: unknown): JsonCheck {
  const fields: FieldError[] = []
  const open: { value: unknown; place: Place | null }[] = [{ value: root, place: null }]
  let values = 0
  const refuse = (place: Place | null, message: string) => fields.push({ path: pathOf(place), message })
  for (let next = open.pop(); next !== undefined && fields.length < maxFindings; next = open.pop()) {
    const { value, place } = next
    const depth = place?.depth ?? 0
    values += 1
    if (values > maxValues) return { ok: false, fields: [{ path: '', message: `must have at most ${maxValues} values` }] }
    if (typeof value === 'string') {
      const fault = textFault(value)
      if (fault !== null) refuse(place, fault)
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= maxDepth) return { ok: false, fields: [{ path: pathOf(place), message: `must be nested at most ${maxDepth} levels deep` }] }
      if (Array.isArray(value) && value.length > maxValues)
        return { ok: false, fields: [{ path: pathOf(place), message: `must have at most ${maxValues} entries` }] }
      for (const [key, child] of Object.entries(value)) {
        const at = { key, parent: place, depth: depth + 1 }
        if (key === '__proto__') refuse(at, 'is not a known field')
        else if (!Array.isArray(value) && textFault(key) !== null) refuse(place, 'has a field whose name is not valid text')
        else open.push({ value: child, place: at })
      }
    }
  }
  return fields.length === 0 ? { ok: true } : { ok: false, fields }
}

function textFault(value: string): string | null {
  if (value.includes('\0')) return 'must not contain a NUL character'
  if (!value.isWellFormed()) return 'must not contain a broken (lone surrogate) character'
  return null
}

function pathOf(place: Place | null): string {
  const keys: string[] = []
  for (let at = place; at !== null; at = at.parent) keys.unshift(at.key.slice(0, 100))
  return keys.join('.')
}
