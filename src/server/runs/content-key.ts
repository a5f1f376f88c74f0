import { createHash } from 'node:crypto'
import { hash32 } from '../../domain/random.ts'
import type { Operation } from '../../operations/define-operation.ts'
import { canonicalJson } from './canonical-json.ts'

/** SHA-256 in hex of a JSON value, whatever the order of its keys. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex')
}

/** Names one call by what it asks, so that it is the same call wherever it stands in a plan. */
export function itemKey(operation: Operation, input: unknown, repeat: number): string {
  return contentHash({ operation: operation.name, version: operation.version, input, repeat })
}

/** 0 to 2^32 - 1, the same for the same item: a deterministic engine answers it the same way again. */
export function seedOf(key: string): number {
  return hash32(key)
}
