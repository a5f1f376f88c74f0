import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { initialScripts } from './web-build/initial-scripts.ts'

/** Gzipped bytes of JavaScript a first visit may load before it can be used. */
const maxBytes = 200_000
const directory = join(import.meta.dirname, '../dist/web')

const scripts = initialScripts(readFileSync(join(directory, 'index.html'), 'utf8'))
if (scripts.length === 0) throw new Error('dist/web/index.html loads no script: there is nothing to measure.')
const sizes = scripts.map((path) => ({ path, bytes: gzipSync(readFileSync(join(directory, path)), { level: 9 }).length }))
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)

for (const { path, bytes } of sizes) console.log(`  ${(bytes / 1000).toFixed(1).padStart(7)} KB  ${path}`)
console.log(`initial JavaScript: ${(total / 1000).toFixed(1)} KB gzip in ${scripts.length} files, at most ${maxBytes / 1000} KB`)
process.exitCode = total > maxBytes ? 1 : 0
