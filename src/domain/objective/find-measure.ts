import type { Found } from './find-time.ts'
import { tidy } from './find-time.ts'

const word = '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand)'
const number = '\\d+(?:[.,]\\d+)*(?:\\s?(?:k|m|thousand|million|hundred))?'
const bound = '(?:at least|no fewer than|more than|over|up to|about|around|roughly|some|nearly|another|an additional|an extra)'

/** `keep` patterns name a count in front of the audience: the "of" that follows goes with it. */
const patterns: readonly RegExp[] = [
  new RegExp(`\\b(?:from )${number} ?%? to (${number} ?(?:%|percent|per cent|percentage points?)?)`, 'i'),
  new RegExp(
    `(?:\\bby )?((?:${bound} )?(?:an? )?${number}\\s?(?:%|percent\\b|per cent\\b|percentage[ -]points?\\b|points?\\b))(?: of(?: the| all| our)?)?(?: (?:increase|rise|drop|reduction|decline|growth)(?: (?:in|of))?)?`,
    'i',
  ),
  new RegExp(
    `\\b((?:${bound} )?(?:${word}|\\d+) (?:out of|of|in)(?: every)? (?:${word}|\\d+))\\b(?! (?:county|public|local|hearing|meeting|session|town))`,
    'i',
  ),
  /\b((?:at least |more than |over )?(?:half|a third|one third|two thirds|a quarter|three quarters|a majority|most|the majority))(?: of)(?: the| all| our)?\b/i,
  new RegExp(
    `\\b(${bound} (?:${number}|${word}(?:[ -]${word})*))(?: of(?: the| our| them)?)?(?=$|[,.]|\\s(?!in\\b|at\\b|on\\b|with\\b|who\\b|to\\b|from\\b|across\\b|years\\b|days\\b|months\\b|weeks\\b)[a-z])`,
    'i',
  ),
  /(?<![\d.,-])(\d{1,3}(?:,\d{3})+|\d{2,})(?: of(?: the| our)?)?(?=\s(?:[a-z][\w-]+ ){0,3}?(?:[a-z][\w-]+s|people|men|women|children|youth)\b)(?!\s(?:[a-z][\w-]+ )?(?:days|weeks|months|years|hours|minutes|miles|cents|dollars|percent))/,
  /\bby (half|a third|one third|two thirds|a quarter|three quarters)\b/i,
  /\b(double|triple|doubling|tripling)\b(?= )/i,
]

/** Finds how much is enough: `15 %`, `two of three`, `at least 500`. */
export function findMeasure(input: string): Found {
  for (const pattern of patterns) {
    const match = pattern.exec(input)
    const text = match?.[1]
    if (match === null || text === undefined) continue
    if (/^(?:one of|one in) /i.test(text)) continue
    const rest = `${input.slice(0, match.index)} ${input.slice(match.index + match[0].length)}`
    return { text: text.trim().toLowerCase(), rest: tidy(rest) }
  }
  return { text: null, rest: input }
}
