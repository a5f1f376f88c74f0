import type { Hints } from './hints.ts'
import type { Eth, Sex } from './person-facts.ts'

type Who = Pick<Hints, 'ages' | 'sex' | 'eth' | 'metro' | 'educ' | 'status' | 'highSchool' | 'children' | 'home' | 'veteran' | 'faith' | 'conservative'>

/** People of school age, unless the phrase is about the adults around them. */
const schoolAge =
  /^(?!.*\b(?:parents|mothers|moms|fathers|dads|families|teachers|coaches|counselors|nurses|staff|grandparents)\b)(?=.*\b(?:teens|teenagers|teenaged?|high[- ]school(?:ers| students| seniors| juniors)|adolescents|middle[- ]schoolers|(?:(?:6|7|8|9|10|11|12)th|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)[- ]grade(?:rs)?|pupils|minors)\b)/i

const agesByWord: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [schoolAge, [18, 19]],
  [/\b(?:college|university|community-college) (?:students|freshmen|seniors)\b|\bundergraduates\b|\bstudents\b/i, [18, 25]],
  [
    /\byoung(?:er)? (?:people|adults|men|women|voters|workers|renters|veterans|conservatives|farmers)\b|\b(?:youth|gen z|recruits|enlistees|twenty-somethings)\b/i,
    [18, 29],
  ],
  [/\bmillennials\b/i, [30, 44]],
  [/\bmiddle-aged\b/i, [40, 59]],
  [/\b(?:retirees|retired|pensioners)\b/i, [62, 90]],
  [/\b(?:seniors|elderly|older (?:adults|people|voters|women|men|residents)|over-eighties|fixed-income|on Medicare)\b/i, [65, 90]],
  [/\b(?:grandparents|grandmothers|grandfathers)\b/i, [52, 84]],
  [/\bempty-nesters\b/i, [48, 68]],
  [/\b(?:parents|mothers|moms|fathers|dads) of (?:toddlers|young|small|preschool\w*|babies|infants)\b|\bnew (?:parents|mothers|fathers)\b/i, [23, 42]],
  [/\b(?:parents|mothers|moms|fathers|dads) of (?:teen\w*|high[- ]school\w*)\b/i, [37, 58]],
  [/\b(?:parents|mothers|moms|fathers|dads)\b/i, [26, 52]],
]

function agesIn(text: string): readonly [number, number] | null {
  const range = /\b(\d\d)\s?(?:-|–|to|and)\s?(\d\d)\b/.exec(text)
  if (range) return bounded(Number(range[1]), Number(range[2]))
  const decade = /\bin their (?:early |mid-?|late )?(\d0)s\b/i.exec(text)
  if (decade) return bounded(Number(decade[1]), Number(decade[1]) + 9)
  const over = /\b(?:over|above|aged?|at least|older than) (\d\d)\b(?! (?:miles|minutes|cows|percent|%))|\b(\d\d)\s?(?:\+|and (?:over|older|up))/i.exec(text)
  if (over && !/\bunder \d\d\b/.test(text)) return bounded(Number(over[1] ?? over[2]), 90)
  const under = /\b(?:under|below|younger than) (\d\d)\b(?! (?:miles|minutes|cows|percent|%))/i.exec(text)
  if (under) return bounded(18, Number(under[1]) - 1)
  return agesByWord.find(([words]) => words.test(text))?.[1] ?? null
}

/** Two ages in order, inside what the frame holds; null for numbers that are no adult ages. */
function bounded(from: number, to: number): readonly [number, number] | null {
  const low = Math.max(18, Math.min(from, to))
  const high = Math.min(90, Math.max(from, to))
  return low <= high && low <= 85 ? [low, high] : null
}

/** The people a phrase is about: before any `who`, `of`, `with`, …: `Black women over 40 in Detroit` gives `Black women`. */
function headOf(phrase: string): string {
  return phrase.split(/[,:;.]| (?:of|with|without|in|at|near|over|under|who|whose|that|from|on|for|behind|between|to|by|hold|tired) /i)[0] ?? ''
}

function sexOf(head: string): Sex | null {
  const female = /(?:^|\b)(?:women|mothers|moms|grandmothers|sisters|daughters|wives|widows|nuns|girls)$/i.test(head)
  const male = /(?:^|\b)(?:men|fathers|dads|grandfathers|brothers|sons|husbands|boys)$/i.test(head)
  return female === male ? null : female ? 'female' : 'male'
}

function ethOf(text: string): Eth | null {
  if (/\bBlack\b|\bAfrican[- ]American/.test(text)) return 'Black'
  if (/\b(?:Latin[oax]s?|Latine|Hispanics?|Spanish-speaking|Chicano|Tejanos?)\b/i.test(text)) return 'Hispanic'
  if (/\b(?:Asian|Hmong|Chinese|Korean|Vietnamese|Filipino|Indian|Native|Indigenous|tribal|Muslim|Arab|Somali|Pacific Islander)\b/.test(text)) return 'Other'
  return /\bwhite (?:people|voters|men|women|working)/i.test(text) ? 'White' : null
}

/** Who a name or phrase for people means, and what its first sentence adds. */
export function readWho(name: string, more = ''): Who {
  const opening = more.split(/(?<=[.!?])\s/)[0] ?? ''
  const text = `${name}. ${opening}`
  const named = (words: RegExp) => words.test(text)
  const head = headOf(name)
  const openingHead = headOf(opening)
  const ages = agesIn(name) ?? agesIn(/^(?:\S+ ){0,6}/.exec(opening)?.[0] ?? '') ?? null
  const highSchool = schoolAge.test(name)
  const retired = named(/\b(?:retirees|retired|pensioners)\b/i)
  const student = /\b(?:students|undergraduates)\b/i.test(name) && !/\b(?:parents|teachers|families|aides) of\b/i.test(name)
  return {
    ages,
    highSchool,
    sex: sexOf(head) ?? sexOf(openingHead),
    eth: ethOf(text),
    metro: named(/\b(?:rural|small[- ]town|farm\w*|ranch\w*|townships?|barn|herds?|gravel|county road|countryside|miles from)\b/i)
      ? false
      : named(/\b(?:urban|city|cities|downtown|suburb\w*|subway|commuters|high-rise|inner-city|metro)\b/i)
        ? true
        : null,
    educ: named(/\b(?:working[- ]class|blue[- ]collar|non-college|no degree|without a degree|hourly|no diploma)\b/i)
      ? [0, 2]
      : named(/\b(?:college-educated|college graduates|professionals|teachers|professors|engineers|lawyers|attorneys|physicians|doctors|pastors|librarians)\b/i)
        ? [3, 4]
        : student && !highSchool
          ? [1, 2]
          : null,
    status: retired
      ? 'retired'
      : student && !highSchool
        ? 'student'
        : named(/\b(?:workers|employees|staff|crews|drivers|nurses|teachers|operators|owners on|aides|shift|overtime|payroll)\b/i)
          ? 'working'
          : null,
    children: /\b(?:grandparents|grandmothers|grandfathers|empty-nesters)\b/i.test(name)
      ? 'grown'
      : /\b(?:parents|mothers|moms|fathers|dads|families with)\b/i.test(name) &&
          !/\bwithout children\b/i.test(text) &&
          (sexOf(head) !== null || /parents|families/i.test(name))
        ? 'at-home'
        : null,
    home: named(/\b(?:homeowners|property owners|well owners|landowners|house-rich|owners outside|owner-occup\w+)\b/i)
      ? 'owns'
      : named(/\b(?:renters|tenants|month-to-month)\b/i)
        ? 'rents'
        : null,
    veteran: /\b(?:veterans|ex-military|former soldiers)\b/i.test(name) && !/famil/i.test(name),
    faith: named(
      /\b(?:church\w*|evangelicals?|pew|congregation\w*|believers|faithful|catholics?|christians?|parish\w*|pastors?|scripture|baptists?|mosque|synagogue)\b/i,
    ),
    conservative: named(/\b(?:MAGA|conservatives?|republicans?|Trump|right-wing|America[- ]first)\b/i),
  }
}
