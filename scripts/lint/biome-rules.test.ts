import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Each forbidden thing, planted where it must be found. `finding` is what Biome must call it. */
const violations: readonly { readonly path: string; readonly code: string; readonly finding: string }[] = [
  { path: 'src/server/http/reads-env.ts', code: 'export const port = process.env.PORT\n', finding: 'lint/style/noProcessEnv' },
  { path: 'src/web/lib/reads-env.ts', code: 'export const mode = process.env.NODE_ENV\n', finding: 'lint/style/noProcessEnv' },
  { path: 'src/server/logs.ts', code: "console.log('to nobody')\nexport {}\n", finding: 'lint/suspicious/noConsole' },
  { path: 'src/server/loose.ts', code: 'export const loose: any = 1\n', finding: 'lint/suspicious/noExplicitAny' },
  { path: 'src/server/default-export.ts', code: 'export default 1\n', finding: 'lint/style/noDefaultExport' },
  { path: 'src/server/CamelName.ts', code: 'export const a = 1\n', finding: 'lint/style/useFilenamingConvention' },
  { path: 'src/server/barrel.ts', code: "export * from './loose.ts'\n", finding: 'lint/performance/noReExportAll' },
  { path: 'src/server/enumerated.ts', code: 'export enum Colour {\n  Red,\n}\n', finding: 'lint/style/noEnum' },
  { path: 'src/server/floating.ts', code: 'async function work(): Promise<void> {}\nwork()\nexport {}\n', finding: 'lint/nursery/noFloatingPromises' },
  { path: 'src/server/only.test.ts', code: "import { test } from 'vitest'\ntest.only('x', () => {})\n", finding: 'lint/suspicious/noFocusedTests' },
  { path: 'src/server/skip.test.ts', code: "import { test } from 'vitest'\ntest.skip('x', () => {})\n", finding: 'lint/suspicious/noSkippedTests' },
  { path: 'src/domain/dice.ts', code: 'export const roll = () => Math.random()\n', finding: 'plugin' },
  { path: 'src/domain/now.ts', code: 'export const now = () => Date.now()\n', finding: 'plugin' },
  { path: 'src/operations/today.ts', code: 'export const today = () => new Date()\n', finding: 'plugin' },
  { path: 'src/contract/calls.ts', code: "export const get = () => fetch('/')\n", finding: 'lint/style/noRestrictedGlobals' },
  {
    path: 'src/domain/reads-disk.ts',
    code: "import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n",
    finding: 'lint/correctness/noNodejsModules',
  },
]

let directory: string

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'soundings-lint-'))
  for (const path of ['biome.json', '.gitignore', 'scripts/lint/pure-layers.grit']) cpSync(join(root, path), join(directory, path))
})

afterAll(() => rmSync(directory, { recursive: true, force: true }))

test.each(violations)('$path is refused as $finding', ({ path, code, finding }) => {
  expect(findings(path, code)).toContain(finding)
})

test('the configuration is the one place that reads the environment, and the pure layers may hold a date they were given', () => {
  expect(findings('src/server/config.ts', 'export const port = process.env.PORT\n')).toEqual([])
  expect(findings('src/domain/day.ts', 'export const day = (at: string) => new Date(at).getUTCDate()\n')).toEqual([])
})

function findings(path: string, code: string): readonly string[] {
  const file = join(directory, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
  const lint = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', '--reporter=json', path], { cwd: directory, encoding: 'utf8' })
  rmSync(file)
  const report = JSON.parse(lint.stdout) as { readonly diagnostics: readonly { readonly category: string }[] }
  return report.diagnostics.map((diagnostic) => diagnostic.category)
}
