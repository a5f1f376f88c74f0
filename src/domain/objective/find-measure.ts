import type { Found } from './find-time.ts'
import { tidy } from './tidy.ts'

const word =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|a hundred|a thousand|a dozen|two dozen|three dozen)'
const number = '(?:\\d{1,3}(?: \\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)*)(?:\\s?(?:k|m|thousand|million|hundred))?\\b'
const bound =
  '(?:at least|no fewer than|no less than|more than|over|up to|about|around|roughly|some|nearly|almost|another|an additional|an extra|a further|a total of)'
const percent = '(?:%|percent\\b|per cent\\b|percentage[ -]points?\\b|points?\\b)'
const fraction = '(?:half|a third|one third|two thirds|a quarter|one quarter|three quarters|a fifth|one fifth|a tenth|a majority|the majority|most)'

/** At the head of the audience: a count or a share of those who should act. */
const heads: readonly RegExp[] = [
  new RegExp(`^((?:${bound} )?${number}\\s?${percent})(?: of(?: the| all| our)?)?\\s`, 'i'),
  new RegExp(`^((?:${bound} )?(?:${word}|\\d+) (?:of the|of our|of) (?:${number}|${word})(?! ?%))\\s(?=\\p{L})`, 'iu'),
  new RegExp(`^((?:${bound} )?(?:${word}|\\d+) (?:(?:out of|in)(?: every)?|of every) (?:${word}|\\d+))(?: of(?: the| our)?)?\\s`, 'i'),
  /^((?:at least |about |some )?(?:a|half a|two|three|four) (?:dozen|hundred|thousand))(?: of(?: the| our)?)?\s/i,
  new RegExp(`^((?:${bound} )?${fraction})(?: of(?: the| all| our)?)?\\s`, 'i'),
  new RegExp(
    `^((?:${bound} )?(?:${word}(?:[ -]${word})* (?:hundred|thousand|million|dozen)|\\$?${number}))(?: of(?: the| our| them)?)?\\s(?!(?:and|to|or|-)\\b)(?:(?:more|new|additional|other|extra) (?=[a-z]))?`,
    'i',
  ),
  new RegExp(`^(${bound} ${word}(?:[ -]${word})*)(?: of(?: the| our| them)?)?\\s`, 'i'),
  /^(twice as many|three times as many|half as many)\s/i,
  /^(all)(?: of)?(?: the| our| \d+ of the)? (?=\p{L}+)/iu,
  /^(every|each)(?: (?:single|one of(?: the| our)?))?\s/i,
]

/** Anywhere: how much is to change, or how many of them. */
const changes: readonly RegExp[] = [
  new RegExp(`\\b(from ${number} ?(?:${percent})? ?to ${number}(?: ?${percent})?)`, 'i'),
  new RegExp(`\\bby ((?:${bound} )?(?:an? )?(?:${number}\\s?${percent}|${fraction}))(?= |$|[,.;])`, 'i'),
  new RegExp(`(?<=^|, |; |: |— |\\band )((?:${bound} )?${number})(?: of them| in all| in total)\\b(?: would do)?`, 'i'),
  new RegExp(`(?<=^|, |; |: |— )(${bound} ${number})(?=$|[,.;])`, 'i'),
]

/** In what is said after the goal: "We need 45 places". */
const later: readonly RegExp[] = [new RegExp(`\\bneed (?:about |at least )?(${number})(?= [a-z])(?! (?:days|weeks|months|minutes|hours))`, 'i'), ...changes]

/** Among the words of a goal that names a thing: the count that stands before it. */
const counts: readonly RegExp[] = [
  new RegExp(`(?:\\bby )?((?:${bound} )?(?:an? )?${number}\\s?${percent})(?: of(?: the| all| our)?)?(?: (?:increase|rise|growth)(?: (?:in|of))?)?`, 'i'),
  new RegExp(`\\bto ((?:${word}|\\d+) (?:in|of|out of) (?:every )?(?:${word}|\\d+))(?=$|[,.;]| (?:by|before|within|in)\\b)`, 'i'),
  new RegExp(
    `\\b((?:${bound} )?(?:${word}|\\d+) (?:out of|of|in)(?: every)? (?:${word}|\\d+))\\b(?! (?:county|public|local|hearing|meeting|session|town))`,
    'i',
  ),
  new RegExp(`\\b((?:at least |more than |over )?${fraction}) of(?: the| all| our)?\\b`, 'i'),
  new RegExp(`(?<=^|raise |give |collect )(\\$${number})`, 'i'),
  new RegExp(
    `(?<!\\p{L} )\\b(${bound} (?:${number}|${word}(?:[ -]${word})*))(?: of(?: the| our| them)?)?(?=$|[,.]|\\s(?!in\\b|at\\b|on\\b|with\\b|who\\b|to\\b|from\\b|across\\b|years\\b|days\\b|months\\b|weeks\\b)[a-z])`,
    'iu',
  ),
  /(?<![\d.,$-]|(?:the|under|over|aged|age|ages|than|above|below|to|and|every|about) )(\d{1,3}(?:,\d{3})+|\d{2,})(?: of(?: the| our)?)?(?=\s(?:(?!in |on |at |by |for |of |to |among |from |with )[A-Za-z][\w-]+ ){0,3}?(?:[a-z][\w-]+s|people|men|women|children|youth)\b)(?!\s(?:[a-z][\w-]+ )?(?:days|weeks|months|years|hours|minutes|miles|cents|dollars|percent|kilos|pounds))/,
  /\b(twice as many|three times as many|half as many)\b/i,
  /^(double|triple|quadruple|halve)\b(?= )/i,
  /\b(doubling|tripling)\b(?= )/i,
]

function first(input: string, patterns: readonly RegExp[]): Found {
  for (const pattern of patterns) {
    const match = pattern.exec(input)
    const text = match?.[1]
    if (match === null || text === undefined || /^one of (?:the )?(?:two|three|four|five|\d)\b/i.test(text)) continue
    // "Double" is both the measure and the verb of the goal: it stays.
    const stays = /^(?:double|triple|quadruple|halve)$/i.test(text)
    const rest = stays ? input : `${input.slice(0, match.index)} ${input.slice(match.index + match[0].length)}`
    const lower = text.trim().toLowerCase()
    return { text: /^(?:every|each)$/.test(lower) ? 'every one' : lower === 'all' ? 'all of them' : lower, rest: tidy(rest) }
  }
  return { text: null, rest: input }
}

/** Finds how much is enough in a goal that names a thing: `15 %`, `two of three`, `at least 500`, `from 9% to 15%`. */
export function findMeasure(input: string): Found {
  const change = first(input, changes)
  return change.text === null ? first(input, counts) : change
}

/** How many of them: the count at the head of the audience, which may follow "more" or "the". */
export function measureOfAudience(who: string): Found {
  const lead = /^(?:more|the|all|an?|our|up to) /i.exec(who)?.[0] ?? ''
  const plain = first(who, heads)
  if (plain.text !== null || lead === '') return plain
  const second = first(who.slice(lead.length), heads.slice(0, 5))
  return second.text === null ? { text: null, rest: who } : second
}

/** How many, said in the sentences after the goal. */
export function measureInLater(text: string): Found {
  const found = first(text, later)
  return found.text === null ? first(text, heads.slice(0, 4)) : found
}

/** How much is to change, said inside the behaviour; numbers of the thing itself stay with it. */
export function measureOfChange(what: string): Found {
  return first(what, changes)
}
