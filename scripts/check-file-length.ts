import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const maxLines = 400
const root = join(import.meta.dirname, '..')

/** Tables of data and generated SQL are as long as what they hold. */
const exempt = [/\/data\//, /\.data\.ts$/, /\/migrations\//]

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs', '*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)) && !exempt.some((pattern) => pattern.test(path)))
if (paths.length === 0) throw new Error('No source file was found to measure.')

const files = paths.map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 })).sort((a, b) => a.lines - b.lines)
const tooLong = files.filter((file) => file.lines > maxLines)

for (const file of tooLong) console.error(`${file.path} has ${file.lines} lines; split it below ${maxLines}`)
console.log(
  `file length: ${files.length} files, median ${quantile(0.5)} lines, p90 ${quantile(0.9)}, longest ${files.at(-1)?.path} with ${files.at(-1)?.lines}`,
)
process.exitCode = tooLong.length > 0 ? 1 : 0

/** Nearest-rank quantile of the lengths, `share` from 0 to 1. */
function quantile(share: number): number {
  return files[Math.max(0, Math.ceil(share * files.length) - 1)]?.lines ?? 0
}
