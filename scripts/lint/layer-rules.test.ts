import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruiseLayers, type LayerReport } from './cruise-layers.ts'

const root = join(import.meta.dirname, '../..')

/** Files of the copy that planted imports lead to. */
const targets = [
  'src/contract/target.ts',
  'src/domain/target.ts',
  'src/operations/target.ts',
  'src/engines/target.ts',
  'src/server/target.ts',
  'src/server/http/target.ts',
  'src/web/app/target.ts',
  'src/web/lib/target.ts',
  'src/web/features/one/target.ts',
  'src/web/features/two/target.ts',
  'faults/target.ts',
  'src/server/target.test.ts',
  'src/server/planted/testing.ts',
]

const wire = 'contract-imports-no-layer'
const rules = 'domain-imports-contract-alone'
const operations = 'operations-import-contract-and-domain'
const engines = 'engines-import-operations-contract-domain'
const web = 'web-imports-contract-and-domain'
const portable = 'pure-layers-use-zod-and-simple-statistics'

/** Every arrow that must not be drawn: [who, imports what, the rule that must say so]. */
const forbidden: readonly (readonly [from: string, imports: string, rule: string])[] = [
  ['src/contract/a.ts', '../domain/target.ts', wire],
  ['src/contract/b.ts', '../operations/target.ts', wire],
  ['src/contract/c.ts', '../engines/target.ts', wire],
  ['src/contract/d.ts', '../server/target.ts', wire],
  ['src/contract/e.ts', '../web/lib/target.ts', wire],
  ['src/domain/a.ts', '../contract/routes.ts', 'domain-serves-no-routes'],
  ['src/domain/b.ts', '../operations/target.ts', rules],
  ['src/domain/c.ts', '../engines/target.ts', rules],
  ['src/domain/d.ts', '../server/target.ts', rules],
  ['src/domain/e.ts', '../web/lib/target.ts', rules],
  ['src/operations/a.ts', '../engines/target.ts', operations],
  ['src/operations/b.ts', '../server/target.ts', operations],
  ['src/operations/c.ts', '../web/lib/target.ts', operations],
  ['src/engines/a.ts', '../server/target.ts', engines],
  ['src/engines/b.ts', '../web/lib/target.ts', engines],
  ['src/server/a.ts', '../web/lib/target.ts', 'server-imports-no-web'],
  ['src/server/http/b.ts', '../../engines/target.ts', 'adapters-are-wired-in-main'],
  ['src/web/lib/a.ts', '../../operations/target.ts', web],
  ['src/web/lib/b.ts', '../../engines/target.ts', web],
  ['src/web/lib/c.ts', '../../server/target.ts', web],
  ['src/web/lib/d.ts', '../features/one/target.ts', 'web-parts-import-no-feature'],
  ['src/web/features/one/a.ts', '../two/target.ts', 'web-features-stay-apart'],
  ['src/web/features/one/b.ts', '../../app/target.ts', 'features-import-no-app'],
  ['src/contract/f.ts', 'hono', portable],
  ['src/domain/f.ts', 'pino', portable],
  ['src/operations/f.ts', 'ai', portable],
  ['src/domain/g.ts', 'node:fs', 'pure-layers-use-no-node'],
  ['src/web/lib/f.ts', 'node:path', 'web-uses-no-node'],
  ['src/server/c.ts', '../../faults/target.ts', 'product-imports-no-tests'],
  ['src/server/d.ts', './target.test.ts', 'no-test-double-in-the-product'],
  ['src/server/g.ts', './planted/testing.ts', 'no-test-double-in-the-product'],
  ['src/server/e.ts', 'fast-check', 'no-dev-dependency-in-the-server'],
  ['src/server/f.ts', './absent.ts', 'resolvable'],
]

let copy: string
let report: LayerReport

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'soundings-layers-'))
  for (const name of readdirSync(root).filter((name) => /^(\.dependency-cruiser\.mjs|tsconfig.*\.json|package\.json)$/.test(name))) {
    cpSync(join(root, name), join(copy, name))
  }
  for (const folder of ['src', 'faults'].filter((folder) => existsSync(join(root, folder)))) cpSync(join(root, folder), join(copy, folder), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const path of targets) plant(path, 'export const planted = 1\n')
  for (const [from, imports] of forbidden) plant(planted(from), `import * as target from '${imports}'\nexport const used = target\n`)
  plant('src/server/circle-one.ts', "import { two } from './circle-two.ts'\nexport const one = (): number => two()\n")
  plant('src/server/circle-two.ts', "import { one } from './circle-one.ts'\nexport const two = (): number => one()\n")
  plant('src/server/alone.ts', 'export const alone = 1\n')
  report = cruiseLayers(copy)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each(forbidden)('%s must not import %s', (from, _imports, rule) => {
  expect(report.violations.filter((violation) => violation.from === planted(from)).map((violation) => violation.rule)).toContain(rule)
})

test('a circle of imports and a file that belongs to nothing are found', () => {
  expect(report.violations).toContainEqual(expect.objectContaining({ rule: 'no-circular', from: 'src/server/circle-one.ts' }))
  expect(report.violations).toContainEqual(expect.objectContaining({ rule: 'no-orphan', from: 'src/server/alone.ts' }))
})

test('every planted file was read', () => {
  expect(report.modules).toEqual(expect.arrayContaining([...targets, ...forbidden.map(([from]) => planted(from))]))
})

/** A name no real file has. */
function planted(path: string): string {
  return path.replace(/\/(\w)\.ts$/, '/planted-$1.ts')
}

function plant(path: string, code: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), code)
}
