import { tidy } from './tidy.ts'

/** A limit begins after a comma or dash, or is a means by its first word, and never holds a "to" and its verb. */
const body = '(?:(?! to [a-z])[^,.;—]){3,120}'
const patterns = [
  /,\s*no [^,.;]{3,60}(?=,)/i,
  new RegExp(`(?:,|\\s[—–-])\\s*(?:with )?(?:no|not by|never|but not by|and not by|nothing) ${'[^.;]{3,120}'}$`, 'i'),
  /,\s*(?:using only|relying only on|with only)\s+(?:(?! to [a-z])[^.;—]){3,120}$/i,
  new RegExp(`,?\\s*\\b(?:without|while avoiding|avoiding|using only|relying only on|only through|and not by|but not by|not by)\\s+${body}`, 'i'),
  /,\s*(?:with|using|through) [^,.;]{3,80}\b(?:not|only|rather than|instead of)\b[^.;]{3,80}$/i,
  /,?\s*\b(?:on|with|under) (?:an?|the) (?:small |limited |tight |total |fixed )?(?:budget|ceiling|cap)(?: of [^,.;]{1,40})?/i,
  /,?\s*\bby (?:means of )?(?:honest|factual|attributed|open|peaceful|respectful|in-person|earned|volunteer)[^.;]{3,120}/i,
  /,?\s*\b(?:through|via|by) (?:church|school|clinic|radio|text|mail|phone|door|peer|volunteer|text-message|word)[^,.;]{3,80}/i,
]

/** What a campaign may be told to do without; "riding without lights" says how the thing itself is done. */
const withheld =
  /^without (?:(?:any|more|further|the use of|using|spending|relying|resorting) )?(?:paid|ads?\b|advertis|sham|fear|scar|fines?\b|threat|pressur|blam|lectur|preach|money|budget|suspen|punish|penalt|mention|naming|incentiv|coupon|mandat|tv\b|television|radio|social|celebrit|guilt|gimmick|giveaway|prize|door|cold|robo|mail|email|text|influencer|billboard|partisan|politic|party|moral|stigma|jargon|graphic|shock|police|enforcement|polic|coerc|bribe|cash|gifts?\b|discount|new (?:staff|money|taxes)|extra|raising|alien|insult|attack|nam|(?!being|having|leaving|stopping|paying|going|getting|losing|waiting)\w+ing\b)/i

/** The limits a user puts on the how, at the end of a clause: `without paid advertising`. */
export function findConstraints(input: string): { readonly found: readonly string[]; readonly rest: string } {
  const found: string[] = []
  let rest = input
  for (const pattern of patterns) {
    const match = pattern.exec(rest)
    if (match === null || match.index < 4) continue
    const limit = tidy(match[0])
    if (/^without\b/i.test(limit) && !withheld.test(limit) && !match[0].startsWith(',')) continue
    found.push(limit)
    rest = tidy(`${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length).replace(/^, (?=to |in |for |at |on )/, ' ')}`)
  }
  return { found, rest }
}

/** Limits that stand in a sentence of their own: "Use only honest argument." At most three. */
export function statedLimits(source: string): readonly string[] {
  return [...source.matchAll(/(?<=[.;!?]\s)(?:use only|only use|do not|don['’]t|never|avoid|no|nothing)\s[^.;:!?]{3,120}/gi)]
    .slice(0, 3)
    .map(([limit]) => tidy(limit).replace(/^[A-Z]/, (letter) => letter.toLowerCase()))
}
