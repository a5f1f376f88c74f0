import { existsSync, readFileSync } from 'node:fs'

export interface ReportedStep {
  readonly step: string
  readonly ok: boolean
  /** The runner's JSON report; absent for a step that is no test runner. */
  readonly path: string | undefined
}

export interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
}

/**
 * Sums what the runners themselves reported. A step that failed without a failed test (a lint
 * error, a runner that crashed, a suite that ran nothing) counts as one failure, so that the sum is
 * never better than the steps are.
 */
export function readTestReports(steps: readonly ReportedStep[]): TestCounts & { readonly perStep: readonly (TestCounts & { readonly step: string })[] } {
  let passed = 0
  let failed = 0
  let skipped = 0
  const perStep: (TestCounts & { readonly step: string })[] = []
  for (const { step, ok, path } of steps) {
    const reported = path === undefined ? undefined : readCounts(path)
    const ranNothing = path !== undefined && (reported === undefined || reported.passed + reported.failed === 0)
    const failures = Math.max(reported?.failed ?? 0, ok && !ranNothing ? 0 : 1)
    passed += reported?.passed ?? 0
    failed += failures
    skipped += reported?.skipped ?? 0
    if (path !== undefined) perStep.push({ step, passed: reported?.passed ?? 0, failed: failures, skipped: reported?.skipped ?? 0 })
  }
  return { passed, failed, skipped, perStep }
}

function readCounts(path: string): TestCounts | undefined {
  if (!existsSync(path)) return undefined
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport
  if ('stats' in report) {
    // A test that passes only when asked again has failed once: it is not counted as passed.
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky, skipped: report.stats.skipped }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests }
}
