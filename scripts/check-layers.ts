import { join } from 'node:path'
import { cruiseLayers } from './lint/cruise-layers.ts'

const layers = ['contract', 'domain', 'operations', 'engines', 'server', 'web'] as const

const report = cruiseLayers(join(import.meta.dirname, '..'))
// A parser that reads nothing also finds nothing wrong: every layer must have been seen.
const unseen = layers.filter((layer) => !report.modules.some((path) => path.startsWith(`src/${layer}/`)))

for (const { rule, from, to } of report.violations) console.error(`${rule}: ${from} → ${to}`)
for (const layer of unseen) console.error(`no module of src/${layer} was read, so its arrows were not checked`)
console.log(`layers: ${report.modules.length} modules read, ${report.violations.length} forbidden imports`)
process.exitCode = report.violations.length + unseen.length > 0 ? 1 : 0
