import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

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

interface StepCounts extends TestCounts {
  readonly step: string
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    /** Set when the file itself failed, before or beside its tests. */
    readonly message?: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly failureMessages?: readonly string[] }[]
  }[]
}

interface PlaywrightTest {
  readonly status: string
  readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[]
}

interface PlaywrightSuite {
  readonly specs?: readonly { readonly file: string; readonly line: number; readonly title: string; readonly tests: readonly PlaywrightTest[] }[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
}

interface ReadReport extends TestCounts {
  readonly failures: readonly string[]
}

/** The most lines of one failure's message that are repeated at the end of the output. */
const messageLines = 12

/**
 * Sums what the runners themselves reported. A step that failed without a failed test (a lint
 * error, a runner that crashed, a suite that ran nothing) counts as one failure, so that the sum is
 * never better than the steps are. `failures` names every test that failed with the start of what it
 * said, for a reader who is shown only the end of the output.
 */
export function readTestReports(steps: readonly ReportedStep[]): ReadReport & { readonly perStep: readonly StepCounts[] } {
  let passed = 0
  let failed = 0
  let skipped = 0
  const perStep: StepCounts[] = []
  const failures: string[] = []
  for (const { step, ok, path } of steps) {
    const reported = path === undefined ? undefined : readReport(path)
    const ranNothing = path !== undefined && (reported === undefined || reported.passed + reported.failed === 0)
    const failedHere = Math.max(reported?.failed ?? 0, ok && !ranNothing ? 0 : 1)
    passed += reported?.passed ?? 0
    failed += failedHere
    skipped += reported?.skipped ?? 0
    failures.push(...(reported?.failures ?? []))
    if (path !== undefined) perStep.push({ step, passed: reported?.passed ?? 0, failed: failedHere, skipped: reported?.skipped ?? 0 })
  }
  return { passed, failed, skipped, failures, perStep }
}

function readReport(path: string): ReadReport | undefined {
  if (!existsSync(path)) return undefined
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    // A test that passes only when asked again has failed once: it is not counted as passed.
    return { passed: expected, failed: unexpected + flaky, skipped, failures: failedSpecs(report) }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failedAssertions(report),
  }
}

function failedAssertions({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const ofTests = failed.map(({ fullName, failureMessages = [] }) => `${name}: ${fullName}\n${startOf(failureMessages.join('\n'))}`)
    return failed.length === 0 && message !== undefined && message !== '' ? [`${name}\n${startOf(message)}`] : ofTests
  })
}

function failedSpecs({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  const named = failed.map(({ file, line, title, tests }) => `${file}:${line} ${title}\n${startOf(saidBy(tests))}`)
  return [...named, ...suites.flatMap(failedSpecs)]
}

const saidBy = (tests: readonly PlaywrightTest[]): string =>
  tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))).join('\n')

const startOf = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, messageLines)
    .map((line) => `    ${line}`)
    .join('\n')
