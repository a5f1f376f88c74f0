import { meaningOf, sharedWeight, wordsOf } from './words.ts'

const longest = 12

/**
 * A few exact words of a line, in quotation marks: the whole line when it is short, else the run of clauses nearest to
 * `focus`. Editor's marks and quotations inside the line are left out, so that what stands between the marks is in the
 * script letter for letter.
 */
export function quote(line: string, focus: ReadonlySet<string>, wanted?: RegExp): string {
  const runs = line.split(/\s*\[[^\]]*\]\s*|["“”]/).filter((run) => /[\p{L}\p{N}]/u.test(run))
  const run = (wanted && runs.find((part) => wanted.test(part))) ?? longestOf(runs) ?? line
  return `“${fragment(tidyEnd(run), focus, wanted)}”`
}

function longestOf(runs: readonly string[]): string | undefined {
  return [...runs].sort((a, b) => wordsOf(b).length - wordsOf(a).length)[0]
}

function tidyEnd(text: string): string {
  return text
    .trim()
    .replace(/^[\s,;:.–—-]+/, '')
    .replace(/[\s,;:.–—-]+$/, '')
}

/** A clause without the "and" that tied it to the one before. */
function untied(text: string): string {
  return text.replace(/^(?:(?:and|but|or|so|then) |(?:too|then|so|also|now|well): )/, '')
}

function fragment(text: string, focus: ReadonlySet<string>, wanted: RegExp | undefined): string {
  if (wordsOf(text).length <= longest && text.length <= 120) return text
  const clauses = clausesOf(text)
  let best = ''
  let bestWorth = -1
  for (let from = 0; from < clauses.length; from++) {
    for (let to = from; to < clauses.length; to++) {
      const part = untied(tidyEnd(text.slice(clauses[from]?.[0], clauses[to]?.[1])))
      const length = wordsOf(part).length
      if (length > longest || part.length > 120) break
      if (length < 3) continue
      const worth = sharedWeight(meaningOf(part), focus) * 3 + (wanted?.test(part) ? 20 : 0) + (length >= 5 ? 2 : 0) + (from === 0 ? 1 : 0)
      if (worth > bestWorth) [best, bestWorth] = [part, worth]
    }
  }
  return best === '' || (wanted !== undefined && bestWorth < 20) ? windowOf(text, wanted) : best
}

/** Where the clauses begin and end; the rest of a list (`no letter, app or club`) stays with its first item. */
function clausesOf(text: string): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (const match of text.matchAll(/[^,;:–—.?!]+(?:[,;:–—.?!]+|$)/g)) {
    const before = found.at(-1)
    const inList = before !== undefined && text[before[1] - 1] === ',' && /^ (?:\p{L}+ ){1,3}(?:or|and) \p{L}+/u.test(match[0])
    if (inList) found[found.length - 1] = [before[0], match.index + match[0].length]
    else found.push([match.index, match.index + match[0].length])
  }
  return found
}

/** A run of words from the start of the clause that matters; where it is cut short, an ellipsis says so. */
function windowOf(text: string, wanted: RegExp | undefined): string {
  const at = Math.max(0, wanted?.exec(text)?.index ?? 0)
  const clause = Math.max(...[',', ';', ':', '.', '–', '—'].map((mark) => text.lastIndexOf(`${mark} `, at) + 1))
  const near = wordsOf(text.slice(clause, at)).length <= 5 ? clause : at
  const after = untied(tidyEnd(text.slice(near)))
  // A word or two at the very end say nothing alone: those before it come along.
  const rest = wordsOf(after).length >= 4 ? after : untied(tidyEnd(text).split(/\s+/).slice(-8).join(' '))
  const words = rest
    .split(/\s+/)
    .slice(0, longest - 1)
    .join(' ')
  const cut = tidyEnd([...words].slice(0, 90).join(''))
  return cut.length < rest.length ? `${cut}…` : cut
}
