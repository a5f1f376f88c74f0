import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStep, type StepResult, stepLines } from './steps/run-step.ts'
import { readTestReports } from './steps/test-reports.ts'

/**
 * Everything a change must pass, in the order that fails soonest. Each step uses both cores as far
 * as it can; later steps run even when an earlier one failed, so that one run shows all there is.
 */
const steps = ['check', 'test:unit', 'build:web', 'check:bundle', 'test:faults', 'test:e2e', 'test:accessibility', 'test:lighthouse'] as const
/** Where each step's runner leaves its results; a step that is expected to and leaves none has failed. */
const reportOf: Partial<Record<(typeof steps)[number], string>> = {
  'test:unit': 'unit.json',
  'test:faults': 'faults.json',
  'test:e2e': 'e2e.json',
  'test:accessibility': 'accessibility.json',
  'test:lighthouse': 'lighthouse.json',
}
const reports = join(import.meta.dirname, '../test-results/reports')

rmSync(reports, { recursive: true, force: true })
const results: StepResult[] = []
for (const step of steps) results.push(await runStep(step))

const counted = readTestReports(results.map(({ script, ok }) => ({ step: script, ok, path: reportPath(script) })))
console.log(`\n${stepLines(results)}`)
for (const { step, passed, failed, skipped } of counted.perStep) console.log(`  ${step}: ${passed} passed, ${failed} failed, ${skipped} left out`)
for (const failure of counted.failures) console.log(`\nFAILED ${failure}`)
const closingLine = `${counted.passed} passed, ${counted.failed} failed`
writeFileSync(join(reports, '../closing-line.txt'), `${closingLine}\n`)
console.log(`\n${closingLine}`)
process.exitCode = counted.failed > 0 || counted.passed === 0 ? 1 : 0

function reportPath(script: string): string | undefined {
  const name = Object.entries(reportOf).find(([step]) => step === script)?.[1]
  return name === undefined ? undefined : join(reports, name)
}
