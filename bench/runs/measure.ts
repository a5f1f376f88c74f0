import { bareLoop } from './bare-loop.ts'
import { throughExecutor } from './through-executor.ts'

/** One measurement in a process of its own: what another one left in memory or warm is not in it. */
const [mode, baseUrl = '', count, concurrency, databaseUrl] = process.argv.slice(2)
globalThis.AI_SDK_LOG_WARNINGS = false
const timed =
  mode === 'bare'
    ? await bareLoop(baseUrl, Number(count), Number(concurrency))
    : await throughExecutor(baseUrl, Number(count), Number(concurrency), databaseUrl)
// Linux counts the resident set in kilobytes.
process.send?.({ ...timed, peakMb: process.resourceUsage().maxRSS / 1024 }, () => process.exit(0))
