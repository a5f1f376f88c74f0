import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTestReports } from './test-reports.ts'

let directory: string

const unitReport = {
  numPassedTests: 7,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: 'src/a.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2', ...Array.from({ length: 40 }, (_, line) => `at ${line}`)] },
      ],
    },
    { name: 'src/b.test.ts', message: 'Cannot find module', assertionResults: [] },
  ],
}
const wavering = { status: 'flaky', results: [{ errors: [{ message: '\u001b[31mExpected: 0\u001b[39m' }] }, { errors: [] }] }
const journeyReport = {
  stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 3 },
  suites: [
    {
      specs: [{ file: 'one.spec.ts', line: 3, title: 'passes', tests: [{ status: 'expected' }] }],
      suites: [{ specs: [{ file: 'one.spec.ts', line: 9, title: 'wavers', tests: [wavering] }] }],
    },
  ],
}

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'soundings-reports-'))
  writeFileSync(join(directory, 'unit.json'), JSON.stringify(unitReport))
  writeFileSync(join(directory, 'e2e.json'), JSON.stringify(journeyReport))
  writeFileSync(join(directory, 'nothing.json'), JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] }))
})

afterAll(() => rmSync(directory, { recursive: true, force: true }))

const report = (name: string) => join(directory, name)

test('sums both runners, and a flaky test is a failure', () => {
  const { passed, failed, skipped } = readTestReports([
    { step: 'unit', ok: false, path: report('unit.json') },
    { step: 'e2e', ok: true, path: report('e2e.json') },
  ])
  expect({ passed, failed, skipped }).toEqual({ passed: 11, failed: 3, skipped: 4 })
})

test('names every failed test and file, with no more than the start of a long message', () => {
  const { failures } = readTestReports([
    { step: 'unit', ok: false, path: report('unit.json') },
    { step: 'e2e', ok: true, path: report('e2e.json') },
  ])
  expect(failures.map((failure) => failure.split('\n')[0])).toEqual(['src/a.test.ts: subtracts', 'src/b.test.ts', 'one.spec.ts:9 wavers'])
  expect(failures[0]).toContain('expected 1 to be 2')
  expect(failures[2]).toBe('one.spec.ts:9 wavers\n    Expected: 0')
  expect(failures[0]?.split('\n').length).toBeLessThan(20)
})

test('a step that fails without a failed test is one failure', () => {
  expect(readTestReports([{ step: 'check', ok: false, path: undefined }]).failed).toBe(1)
})

test.each([
  ['its report is missing', 'absent.json'],
  ['it ran no test', 'nothing.json'],
])('a runner that says all is well has failed when %s', (_why, name) => {
  expect(readTestReports([{ step: 'e2e', ok: true, path: report(name) }]).failed).toBe(1)
})

test('a check that passes is not counted as a test', () => {
  expect(readTestReports([{ step: 'check', ok: true, path: undefined }])).toMatchObject({ passed: 0, failed: 0 })
})
