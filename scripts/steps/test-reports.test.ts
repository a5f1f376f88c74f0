import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTestReports } from './test-reports.ts'

let directory: string

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'soundings-reports-'))
  writeFileSync(join(directory, 'unit.json'), JSON.stringify({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 0 }))
  writeFileSync(join(directory, 'e2e.json'), JSON.stringify({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 3 } }))
  writeFileSync(join(directory, 'nothing.json'), JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }))
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
