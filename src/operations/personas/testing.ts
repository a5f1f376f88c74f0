import type { Persona } from '../../contract/persona.ts'
import { blackFirstNames, generalFirstNames, hispanicFirstNames } from './data/names-common.data.ts'
import { childrenAtHome, educRank, type PersonFacts } from './person-facts.ts'

/** A thing no person can be, by its name, and when it is so. */
type Contradiction = readonly [string, (facts: PersonFacts, text: string) => boolean]

const femaleNames = new Set([generalFirstNames, hispanicFirstNames, blackFirstNames].flatMap((lists) => lists.female.flat()))
const maleNames = new Set([generalFirstNames, hispanicFirstNames, blackFirstNames].flatMap((lists) => lists.male.flat()))
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** The largest "N years ago" in a text, 0 without one. */
const yearsBack = (text: string) =>
  Math.max(0, ...[...text.matchAll(/\b(\w+) years ago\b/g)].map((match) => Math.max(words.indexOf(match[1] ?? ''), Number(match[1]) || 0)))

/** What personas are checked against: facts first, then the finished text against the facts. */
const contradictions: readonly Contradiction[] = [
  ['graduate degree before 25', ({ age, educ }) => age < 25 && educ === 'Post-grad'],
  ['college degree before 22', ({ age, educ }) => age < 22 && educ === '4-Year College'],
  ['retired before 58', ({ age, status }) => status === 'retired' && age < 58],
  ['student after 40', ({ age, status }) => status === 'student' && age > 40],
  ['high school after 19', ({ age }, text) => /last year of high school/.test(text) && age > 19],
  ['years on the job before adulthood', ({ age, years }) => years > 0 && age - years < 18],
  ['work that schooling rules out', ({ occupation, educ, status }) => occupation !== null && status !== 'student' && educRank(educ) < occupation.educ[0]],
  [
    'work at an age it is not done',
    ({ occupation, age, status }) => status === 'working' && occupation !== null && (age < occupation.ages[0] || age > occupation.ages[1]),
  ],
  ['farming in a metro home', ({ occupation, metro, status }) => status === 'working' && occupation?.where === 'nonmetro' && metro],
  ['city work outside one', ({ occupation, metro }) => occupation?.where === 'metro' && !metro],
  ['parent before 18', ({ age, children }) => children.some((child) => age - child < 18)],
  ['child born after 45', ({ age, children }) => children.some((child) => child < 0 || age - child > 45)],
  ['widowed before 50', ({ age, tie }) => tie === 'widowed' && age < 50],
  ['married at 18 to 20', ({ age, tie }) => age <= 20 && tie !== 'single'],
  ['veteran before 22', ({ age, veteran }) => veteran && age < 22],
  ['a woman’s name on a man', ({ first, sex }) => sex === 'male' && femaleNames.has(first) && !maleNames.has(first)],
  ['a man’s name on a woman', ({ first, sex }) => sex === 'female' && maleNames.has(first) && !femaleNames.has(first)],
  ['dorm after 30', ({ age, home }) => home === 'dorm' && age > 30],
  ['renting with a mortgage', ({ home }, text) => home === 'rented' && /paying off a house|mortgage (?:on|left)/.test(text)],
  [
    'owning and renting',
    ({ home }, text) =>
      (home === 'owned' || home === 'mortgaged') && /\brents (?:an apartment|half a duplex|a one-bedroom|a house|a trailer|the (?:upstairs|house))/i.test(text),
  ],
  [
    'streams without a connection',
    ({ online }, text) => !online && /\b(?:scrolls|podcasts?|newsletter at lunch|group chats?|reads discussion|social account|tablet|streams)\b/i.test(text),
  ],
  ['drives without a car', ({ car, status }, text) => !car && status !== 'working' && /\b(?:in the car|the truck before|parked car|in the visor)\b/.test(text)],
  [
    'school-age child in the text and none at home',
    (facts, text) =>
      childrenAtHome(facts).length === 0 &&
      /\b(?:with|for|from|until|has|takes|gave|had|wants|by|home|like|along|to) an? \w+-year-old\b|bedtime|the class chat/i.test(text),
  ],
  ['husband or wife of nobody', ({ tie }, text) => tie !== 'married' && /\b(?:her husband|his wife)\b/.test(text)],
  [
    'retired and on a shift',
    ({ status }, text) => status === 'retired' && /\b(?:after the (?:evening|night|early) shift|next paycheck|at work and would)\b/.test(text),
  ],
  ['out of work and at the shop', ({ status }, text) => status !== 'working' && /\b(?:made payroll|sells it|orders parts)\b/.test(text)],
  ['an event in childhood', ({ age }, text) => age - yearsBack(text) < 18],
  ['served and did not', ({ veteran }, text) => !veteran && /\b(?:served one term|came home from a deployment|old unit)\b/.test(text)],
  [
    'live evening news on an evening shift',
    ({ status, occupation }, text) => status === 'working' && occupation?.rhythm === 'evening' && /watches the six o’clock news/.test(text),
  ],
  ['never votes and always votes', (_, text) => /never votes?\b/.test(text) && /votes in every election/.test(text)],
  [
    'grown child of a young parent',
    ({ children }, text) =>
      /\bgrown (?:child|daughter|son)\b/.test(text.replace(/(?:\w+ )?grown child(?:ren)?[.,;]/g, '')) && !children.some((age) => age >= 18),
  ],
  ['the wrong pronoun', ({ sex }, text) => (sex === 'female' ? /\breaches him\b|\blike him\b/ : /\breaches her\b|\blike her\b/).test(text)],
]

/** The names of the contradictions found in one persona. */
export function contradictionsIn(facts: PersonFacts, persona: Persona): string[] {
  const text = [persona.demographics, persona.psychographics, persona.media_habits, persona.motivations, persona.barriers].join(' ')
  return contradictions.filter(([, holds]) => holds(facts, text)).map(([name]) => name)
}
