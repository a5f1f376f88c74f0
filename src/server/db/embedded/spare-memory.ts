import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8 from compiling WebAssembly a second time with its optimizing compiler. For PGlite's 9 MB of
 * code that second compilation takes the process to 850 MB for some seconds after each start, against
 * 420 MB without (2026-11, Node 24.21, 5,000 transactions of an insert and an update on a kept
 * database), and buys nothing that could be measured: 0.45 ms of CPU per transaction either way, and
 * the first thousand are quicker without. Must be called before WebAssembly is first compiled; a V8
 * that does not know these flags ignores them.
 */
export function spareMemory(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}
