import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Documents whose paths and links must lead somewhere. */
const documents = ['docs/MAP.md', 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/decisions/README.md']
const root = join(import.meta.dirname, '..')
const tracked = new Set(execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n'))

let checked = 0
const broken: string[] = []
for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8')
  for (const path of mentionedPaths(text)) expectPath(document, path)
  for (const link of relativeLinks(text)) expectPath(document, normalize(join(dirname(document), link)))
}
for (const line of broken) console.error(line)
console.log(`documents: ${checked} paths in ${documents.length} documents, ${broken.length} lead nowhere`)
process.exitCode = broken.length > 0 || checked === 0 ? 1 : 0

function expectPath(document: string, path: string): void {
  checked += 1
  const plain = path.replace(/\/$/, '')
  const known = tracked.has(plain) || (existsSync(join(root, plain)) && [...tracked].some((file) => file.startsWith(`${plain}/`)))
  if (!known) broken.push(`${document} names ${path}, which is not in the repository`)
}

/** Code spans that begin like a path of this repository; spans with a placeholder or a pattern are prose. */
function mentionedPaths(text: string): readonly string[] {
  const spans = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '')
  return spans.filter((span) => /^(src|e2e|faults|bench|docs|scripts|\.ci)\/[\w./-]*$/.test(span))
}

function relativeLinks(text: string): readonly string[] {
  return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => match[1] ?? '')
}
