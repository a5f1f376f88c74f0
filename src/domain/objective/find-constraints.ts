import { tidy } from './find-time.ts'

const patterns = [
  /,?\s*\b(?:without|while avoiding|avoiding|using only|relying only on|only through|and not by|but not by|not by)\s+[^,.;]{3,120}/i,
  /,?\s*\b(?:on|with|under) (?:an?|the) (?:small |limited |tight |total |fixed )?(?:budget|ceiling|cap)(?: of [^,.;]{1,40})?/i,
  /,?\s*\bby (?:means of )?(?:honest|factual|attributed|open|peaceful|respectful|in-person|earned|volunteer)[^.;]{3,120}/i,
  /,?\s*\b(?:through|via|by) (?:church|school|clinic|radio|text|mail|phone|door|peer|volunteer|text-message|word)[^,.;]{3,80}/i,
]

/** The limits a user puts on the how: `without paid advertising`. */
export function findConstraints(input: string): { readonly found: readonly string[]; readonly rest: string } {
  const found: string[] = []
  let rest = input
  for (const pattern of patterns) {
    const match = pattern.exec(rest)
    if (match === null || match.index < 8) continue
    found.push(tidy(match[0]))
    rest = tidy(`${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`)
  }
  return { found, rest }
}

/** Limits that stand in a sentence of their own: "Use only honest argument." At most three. */
export function statedLimits(source: string): readonly string[] {
  return [...source.matchAll(/(?<=[.;!?]\s)(?:use only|only use|do not|don['’]t|never|avoid|no)\s[^.;:!?]{3,120}/gi)]
    .slice(0, 3)
    .map(([limit]) => tidy(limit).replace(/^[A-Z]/, (letter) => letter.toLowerCase()))
}
