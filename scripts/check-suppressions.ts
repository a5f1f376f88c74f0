import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unexplainedSuppressions } from './lint/unexplained-suppressions.ts'

const root = join(import.meta.dirname, '..')
const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs', '*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))
if (paths.length === 0) throw new Error('No source file was found to read.')

const found = paths.flatMap((path) => unexplainedSuppressions(readFileSync(join(root, path), 'utf8')).map(({ line, text }) => `${path}:${line}: ${text}`))
for (const line of found) console.error(`suppression without a reason beside it: ${line}`)
console.log(`suppressions: ${paths.length} files, ${found.length} without a reason`)
process.exitCode = found.length > 0 ? 1 : 0
