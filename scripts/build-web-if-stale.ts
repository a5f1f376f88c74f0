import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** What the pages are made of; package-lock.json stands for the libraries in them. */
const inputs = ['src/web', 'src/contract', 'src/domain', 'index.html', 'vite.config.ts', 'tsconfig.web.json', 'package-lock.json']
const root = join(import.meta.dirname, '..')
const webRoot = join(root, 'dist/web')
const stampPath = join(root, 'dist/web.sha256')

/** SHA-256 over names and contents, so that neither a checkout's dates nor a copy make it look changed. */
function hashInputs(): string {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of filesOf(join(root, input)))
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update('\0')
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const hash = hashInputs()
const isFresh = existsSync(join(webRoot, 'index.html')) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === hash
if (!isFresh) {
  process.stdout.write('Building the pages (first start, or they have changed) …\n')
  // Built beside the old ones and put in their place when whole: a build that is stopped half-way leaves nothing broken.
  const draft = `${webRoot}.new-${process.pid}`
  try {
    await build({ root, logLevel: 'warn', build: { outDir: draft, emptyOutDir: true } })
    rmSync(webRoot, { recursive: true, force: true })
    renameSync(draft, webRoot)
    writeFileSync(stampPath, hash)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
