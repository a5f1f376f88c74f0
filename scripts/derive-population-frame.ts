/**
 * Makes src/operations/personas/data/population-frame.data.ts from the cell counts of US citizen adults
 * (ACS 2014-18, public domain, × county metro shares; a gzipped CSV given as the first argument).
 * Run with: npm run derive:population-frame -- <path to us_citizen_adult_frame.csv.gz>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const dimensions = {
  region: ['Northeast', 'North Central', 'South', 'West'],
  metro: ['metro', 'nonmetro'],
  eth: ['White', 'Black', 'Hispanic', 'Other'],
  sex: ['female', 'male'],
  age: ['18-29', '30-39', '40-49', '50-59', '60-69', '70+'],
  educ: ['No HS', 'HS', 'Some college', '4-Year College', 'Post-grad'],
} as const

/** The source undercounts Hispanic citizens; shares in percent the cells are weighted to. */
const ethShares: Readonly<Record<string, number>> = { White: 66.3, Black: 11.4, Hispanic: 13.3, Other: 9.0 }

const [source] = process.argv.slice(2)
if (!source) throw new Error('Name the CSV file: npm run derive:population-frame -- <path>')
const [header = '', ...lines] = gunzipSync(readFileSync(source)).toString('utf8').trim().split('\n')
const columns = header.trim().split(',')
const names = Object.keys(dimensions) as (keyof typeof dimensions)[]
const sizes = names.map((name) => dimensions[name].length)
const counts = new Array<number>(sizes.reduce((product, size) => product * size, 1)).fill(0)
const ethTotals = new Map<string, number>()

for (const line of lines) {
  const cells = line.trim().split(',')
  const value = (name: string) => cells[columns.indexOf(name)] ?? ''
  let position = 0
  for (const [index, name] of names.entries()) {
    const level = (dimensions[name] as readonly string[]).indexOf(value(name))
    if (level < 0) throw new Error(`Unknown ${name} '${value(name)}' in: ${line}`)
    position = position * (sizes[index] ?? 1) + level
  }
  const n = Number(value('n'))
  if (!(n >= 0)) throw new Error(`Unreadable count in: ${line}`)
  counts[position] = (counts[position] ?? 0) + n
  ethTotals.set(value('eth'), (ethTotals.get(value('eth')) ?? 0) + n)
}

const total = counts.reduce((sum, n) => sum + n, 0)
const perEth = sizes.slice(3).reduce((product, size) => product * size, 1)
const thousands = counts.map((n, position) => {
  const eth = dimensions.eth[Math.floor(position / perEth) % dimensions.eth.length] ?? 'Other'
  const weight = ((ethShares[eth] ?? 0) / 100 / (ethTotals.get(eth) ?? 1)) * total
  return Math.round((n * weight) / 1000)
})

const rowLength = dimensions.age.length * dimensions.educ.length
const rows = Array.from({ length: thousands.length / rowLength }, (_, row) => `  ${thousands.slice(row * rowLength, (row + 1) * rowLength).join(', ')},`)
writeFileSync(
  new URL('../src/operations/personas/data/population-frame.data.ts', import.meta.url),
  `/**
 * US citizen adults in thousands, by region × metro × eth × sex × age × educ, the last varying fastest.
 * Derived by scripts/derive-population-frame.ts from ACS 2014-18
 * cell counts (US Census Bureau, public domain) × county metro shares (the metro split is modelled), with eth
 * weighted to White 66.3, Black 11.4, Hispanic 13.3, Other 9.0 percent.
 */
export const populationLevels = ${JSON.stringify(dimensions, null, 2)} as const

export const populationThousands: readonly number[] = [
${rows.join('\n')}
]
`,
)
process.stdout.write(`${lines.length} cells, ${Math.round(total)} people -> ${thousands.length} cells, ${thousands.reduce((sum, n) => sum + n, 0)} thousand\n`)
