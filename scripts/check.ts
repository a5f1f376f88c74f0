import { runSteps, stepLines } from './steps/run-step.ts'

/** Every check that starts nothing and needs no build, two at a time. The slow ones come first. */
const checks = ['check:types', 'check:lint', 'check:layers', 'check:unused', 'check:file-length', 'check:suppressions', 'check:map'] as const

const results = await runSteps(checks, 2)
console.log(`\n${stepLines(results)}`)
process.exitCode = results.every((result) => result.ok) ? 0 : 1
