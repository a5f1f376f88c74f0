const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const year = '(?:20\\d\\d)'
const date = `(?:(?:early |mid[- ]|late )?(?:${month}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? (?:of )?${year})?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}(?:,? ${year})?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|${year}(?:[-–/]\\d{2,4})*|q[1-4](?: ${year})?))`
const count = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty|thirty|sixty|ninety|a few|several)'
const unit = '(?:day|week|month|year|quarter|semester|season|school year|election cycle|cycle)s?'
const season = `(?:spring|summer|fall|autumn|winter)(?: (?:of )?${year})?`
const occasion = `(?:(?:the |this |next |that )?(?:[\\w’'-]+ ){0,3}?(?:election(?: day)?|primary|primaries|referendum|runoff|general election|midterms?|school year|semester|flu season|hurricane season|harvest|deadline|vote|thanksgiving|christmas|new year|labor day|memorial day|tax day|easter|ramadan|season|legislative session|session|year|month|week|quarter|decade|summer|winter|spring|fall)(?: (?:in |of )?${year})?)`
const edge = `(?:the )?(?:end|start|beginning|middle|close|first half|second half) of (?:${date}|${season}|${occasion}|the (?:year|month|quarter|decade)|next year|this year)`

const preposition = '(?:before|by|until|till|no later than|ahead of|prior to|on or before)'
const patterns = [
  `\\b${preposition} (?:${edge}|${date}|${season}|${occasion})(?![\\w-])`,
  `\\b(?:within|in|over|during|inside|for|after) (?:the |its )?(?:next |coming |following |first |last )?${count}[ -]${unit}\\b`,
  `\\b(?:within|in|over|during) (?:the )?(?:next|coming|following) (?:${count} )?${unit}\\b`,
  `\\b(?:in|on|during|this|next|for) (?:${date}|${season})(?![\\w-])`,
  `\\b(?:this|next|during (?:the )?|over (?:the )?)(?: |(?<= ))(?:${unit}|spring|summer|fall|autumn|winter|election(?: cycle)?|flu season|hurricane season|november|october|school year)\\b`,
  `\\b(?:on|at|in) (?:the )?(?:election day|next election|next primary|general election|primary|midterms?)\\b`,
  `\\bbetween ${date} and ${date}(?![\\w-])`,
].map((pattern) => new RegExp(pattern, 'i'))

export interface Found {
  readonly text: string | null
  /** The input without what was found. */
  readonly rest: string
}

/** Finds by when, as an adverbial that can end a sentence. */
export function findTime(input: string): Found {
  for (const pattern of patterns) {
    const match = pattern.exec(input)
    if (match === null || /\bby (?:an?|one|two|three)$/i.test(match[0])) continue
    const text = match[0].trim().replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    const rest = `${input.slice(0, match.index)} ${input.slice(match.index + match[0].length)}`
    return { text, rest: tidy(rest) }
  }
  return { text: null, rest: input }
}

/** Single spaces, no doubled article, no space before punctuation, no stray commas at the edges. */
export function tidy(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/\b(?:(?:an?|the) )+(?=(?:an?|the)\b)/gi, '')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/,(?=[,.;:])/g, '')
    .replace(/^[\s,;:.–—-]+|[\s,;:.!?–—-]+$/g, '')
    .trim()
}
