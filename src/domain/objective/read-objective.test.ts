import { describe, expect, test } from 'vitest'
import { defaultOutcome } from './default-outcome.ts'
import type { BehaviourClass } from './objective-reading.ts'
import { readObjective } from './read-objective.ts'

interface Row {
  readonly text: string
  readonly who: string
  readonly behaviour: BehaviourClass
  readonly base: string
  readonly subject: string
  readonly place?: string
  readonly deadline?: string
  readonly measure?: string
}

const rows: readonly Row[] = [
  {
    text: defaultOutcome,
    who: 'members of the MAGA base',
    behaviour: 'support',
    base: 'support the US–Israel alliance',
    subject: 'the US–Israel alliance',
    deadline: 'within 12 months',
  },
  {
    text: 'Get 15 % of dairy-farm households in three Wisconsin counties to attend one of two county water-quality hearings before June 2027.',
    who: 'dairy-farm households',
    behaviour: 'attend',
    base: 'attend one of two county water-quality hearings',
    subject: 'county water-quality hearings',
    place: 'in three Wisconsin counties',
    deadline: 'before June 2027',
    measure: '15 %',
  },
  {
    text: 'Reduce teen vaping in Ohio high schools by 20% by the end of the 2027 school year',
    who: 'teens',
    behaviour: 'reduce',
    base: 'stop vaping',
    subject: 'vaping',
    place: 'in Ohio high schools',
    deadline: 'by the end of the 2027 school year',
    measure: '20%',
  },
  {
    text: 'Sign the bike lane petition in Austin',
    who: 'residents',
    behaviour: 'sign',
    base: 'sign the bike lane petition',
    subject: 'the bike lane petition',
    place: 'in Austin',
  },
  {
    text: 'Get 500 residents of Portland to sign a petition for protected bike lanes on Hawthorne Boulevard by March 2027',
    who: 'residents',
    behaviour: 'sign',
    base: 'sign a petition for protected bike lanes on Hawthorne Boulevard',
    subject: 'a petition for protected bike lanes',
    place: 'in Portland',
    deadline: 'by March 2027',
    measure: '500',
  },
  {
    text: 'Increase blood donation among college students in Phoenix this summer',
    who: 'college students',
    behaviour: 'donate',
    base: 'donate blood',
    subject: 'blood donation',
    place: 'in Phoenix',
    deadline: 'this summer',
  },
  {
    text: 'Persuade warehouse workers at the Memphis plant to sign union cards before the September vote',
    who: 'warehouse workers',
    behaviour: 'join',
    base: 'sign union cards',
    subject: 'union cards',
    place: 'at the Memphis plant',
    deadline: 'before the September vote',
  },
  {
    text: 'Persuade teens in Denver to quit vaping before the end of the school year',
    who: 'teens',
    behaviour: 'reduce',
    base: 'quit vaping',
    subject: 'vaping',
    place: 'in Denver',
    deadline: 'before the end of the school year',
  },
  {
    text: 'Get 3,000 commuters in Portland to sign the bike-lane petition by May',
    who: 'commuters',
    behaviour: 'sign',
    base: 'sign the bike-lane petition',
    subject: 'the bike-lane petition',
    place: 'in Portland',
    deadline: 'by May',
    measure: '3,000',
  },
  {
    text: 'Recruit 200 volunteers for the food bank in Tucson by March',
    who: 'possible volunteers',
    behaviour: 'volunteer',
    base: 'volunteer for the food bank',
    subject: 'the food bank',
    place: 'in Tucson',
    deadline: 'by March',
    measure: '200',
  },
  {
    text: 'Collect 2,000 signatures for the bike-lane petition in Tucson by May',
    who: 'residents',
    behaviour: 'sign',
    base: 'sign the bike-lane petition',
    subject: 'the bike-lane petition',
    place: 'in Tucson',
    deadline: 'by May',
    measure: '2,000',
  },
  {
    text: 'Cut vaping among 9th graders at two Denver high schools by a third before June 2027',
    who: '9th graders',
    place: 'at two Denver high schools',
    behaviour: 'reduce',
    base: 'stop vaping',
    subject: 'vaping',
    deadline: 'before June 2027',
    measure: 'a third',
  },
  {
    text: 'Get 500 new blood donors at Ohio State to give twice a year',
    who: 'blood donors',
    behaviour: 'donate',
    base: 'give twice a year',
    subject: 'giving',
    place: 'at Ohio State',
    measure: '500',
  },
  { text: 'School-board turnout', who: 'eligible voters', behaviour: 'vote', base: 'vote in the school-board election', subject: 'the school-board election' },
  {
    text: 'Increase turnout in the Loudoun County school-board election among parents of young children',
    who: 'parents of young children',
    behaviour: 'vote',
    base: 'vote in the Loudoun County school-board election',
    subject: 'the Loudoun County school-board election',
  },
  {
    text: 'Get homeowners in Houston to buy flood insurance before hurricane season',
    who: 'homeowners',
    behaviour: 'adopt',
    base: 'buy flood insurance',
    subject: 'flood insurance',
    place: 'in Houston',
    deadline: 'before hurricane season',
  },
  { text: 'Recycling', who: 'households', behaviour: 'adopt', base: 'recycle', subject: 'recycling' },
  { text: 'Get renters recycling', who: 'renters', behaviour: 'adopt', base: 'recycle', subject: 'recycling' },
  {
    text: 'Increase mammogram screening among Black women over 40 in Detroit within two years',
    who: 'Black women over 40',
    behaviour: 'health-visit',
    base: 'get a mammogram screening',
    subject: 'a mammogram screening',
    place: 'in Detroit',
    deadline: 'within two years',
  },
  {
    text: 'Recruit 200 young people from rural Georgia into the Army',
    who: 'young people',
    behaviour: 'join',
    base: 'join the Army',
    subject: 'the Army',
    place: 'in rural Georgia',
    measure: '200',
  },
  {
    text: 'Convince undecided suburban voters that nuclear power is safe without paid advertising',
    who: 'undecided suburban voters',
    behaviour: 'support',
    base: 'accept that nuclear power is safe',
    subject: 'the claim that nuclear power is safe',
  },
  { text: 'Help seniors avoid phone scams', who: 'seniors', behaviour: 'reduce', base: 'avoid phone scams', subject: 'phone scams' },
  { text: 'Vote', who: 'eligible voters', behaviour: 'vote', base: 'vote', subject: 'the election' },
  { text: 'Win the election', who: 'eligible voters', behaviour: 'vote', base: 'vote in the election', subject: 'the election' },
  {
    text: 'More parents should vaccinate their children against measles',
    who: 'parents',
    behaviour: 'health-visit',
    base: 'vaccinate their children against measles',
    subject: 'measles',
  },
  {
    text: 'Get more parents to get their kids the HPV vaccine in Texas by 2028',
    who: 'parents',
    behaviour: 'health-visit',
    base: 'get their kids the HPV vaccine',
    subject: 'the HPV vaccine',
    place: 'in Texas',
    deadline: 'by 2028',
  },
  {
    text: 'Oppose the data center rezoning in Prince William County',
    who: 'voters',
    behaviour: 'oppose',
    base: 'oppose the data center rezoning',
    subject: 'the data center rezoning',
    place: 'in Prince William County',
  },
  {
    text: 'Call your senator about insulin prices',
    who: 'constituents',
    behaviour: 'contact',
    base: 'call your senator about insulin prices',
    subject: 'insulin prices',
  },
  {
    text: 'Persuade small-business owners in Ohio to publicly support a higher minimum wage',
    who: 'small-business owners',
    behaviour: 'support',
    base: 'publicly support a higher minimum wage',
    subject: 'a higher minimum wage',
    place: 'in Ohio',
  },
  { text: 'Teach people to spot fake news', who: 'people', behaviour: 'learn', base: 'spot fake news', subject: 'fake news' },
  {
    text: 'Raise awareness of opioid overdose kits among restaurant workers in Philadelphia',
    who: 'restaurant workers',
    behaviour: 'learn',
    base: 'learn about opioid overdose kits',
    subject: 'opioid overdose kits',
    place: 'in Philadelphia',
  },
  {
    text: 'Encourage nurses to report unsafe staffing levels',
    who: 'nurses',
    behaviour: 'contact',
    base: 'report unsafe staffing levels',
    subject: 'unsafe staffing levels',
  },
  {
    text: 'Get gun owners to store firearms locked at home',
    who: 'gun owners',
    behaviour: 'adopt',
    base: 'store firearms locked at home',
    subject: 'firearms locked at home',
  },
  {
    text: 'Turn out renters for the rent-control referendum in November 2027',
    who: 'renters',
    behaviour: 'vote',
    base: 'turn out for the rent-control referendum',
    subject: 'the rent-control referendum',
    deadline: 'in November 2027',
  },
  { text: 'Get commuters to take the bus twice a week', who: 'commuters', behaviour: 'adopt', base: 'take the bus twice a week', subject: 'the bus' },
  {
    text: 'we want folks in our town to show up at the planning commission meeting on the new warehouse, next month, at least 50 of them',
    who: 'residents',
    behaviour: 'attend',
    base: 'show up at the planning commission meeting on the new warehouse',
    subject: 'the planning commission meeting on the new warehouse',
    place: 'in our town',
    deadline: 'next month',
    measure: 'at least 50',
  },
  {
    text: "Get renters in Phoenix apartment buildings without air conditioning to sign up for the city's cooling-check phone line before the first week of June 2027.",
    who: 'renters without air conditioning',
    behaviour: 'enroll',
    base: "sign up for the city's cooling-check phone line",
    subject: "the city's cooling-check phone line",
    place: 'in Phoenix apartment buildings',
    deadline: 'before the first week of June 2027',
  },
  {
    text: 'Get parents of 11- to 13-year-olds in Tulsa to book an HPV shot by the end of the 2027 summer term',
    who: 'parents of 11- to 13-year-olds',
    behaviour: 'health-visit',
    base: 'book an HPV shot',
    subject: 'an HPV shot',
    place: 'in Tulsa',
    deadline: 'by the end of the 2027 summer term',
  },
  {
    text: 'Help first-generation students at Fresno State who plan to drop out finish one more semester by May 2027',
    who: 'first-generation students who plan to drop out',
    behaviour: 'enroll',
    base: 'finish one more semester',
    subject: 'one more semester',
    place: 'at Fresno State',
    deadline: 'by May 2027',
  },
  {
    text: 'Get drivers who use Route 9 to get to work to join a carpool by fall',
    who: 'drivers who use Route 9 to get to work',
    behaviour: 'join',
    base: 'join a carpool',
    subject: 'a carpool',
    deadline: 'by fall',
  },
  {
    text: 'See two in five eligible adults in Kern County use vote centers before polls close on 3 November 2026.',
    who: 'eligible adults',
    behaviour: 'adopt',
    base: 'use vote centers',
    subject: 'vote centers',
    place: 'in Kern County',
    deadline: 'before polls close on 3 November 2026',
    measure: 'two in five',
  },
]

describe('readings', () => {
  test.each(rows)('$text', (row) => {
    const reading = readObjective(row.text, 'United States')
    expect({ who: reading.who.plural, behaviour: reading.what.class, base: reading.what.base, subject: reading.subject.text }).toEqual({
      who: row.who,
      behaviour: row.behaviour,
      base: row.base,
      subject: row.subject,
    })
    expect(reading.deadline).toBe(row.deadline ?? null)
    expect(reading.measure).toBe(row.measure ?? null)
    expect(reading.place.inPlace).toBe(row.place ?? 'in the United States')
  })
})

test('forms of one reading agree', () => {
  const { who, what } = readObjective('Persuade nurses in Ohio to stop smoking and plan a quit day', '')
  expect(who).toMatchObject({ plural: 'nurses', one: 'a nurse', head: 'nurse' })
  expect(what.gerund).toMatch(/^stopping smoking/)
  expect(what.third).toMatch(/^stops smoking/)
  expect(what.past).toMatch(/^stopped smoking/)
})

test('support in a body of people is theirs', () => {
  const { who, what, subject } = readObjective('Increase support in the MAGA base for the alliance', '')
  expect(who.plural).toBe('members of the MAGA base')
  expect(what.base).toBe('support the alliance')
  expect(subject.text).toBe('the alliance')
})

test('one of them agrees with the verb of a clause about them, and with each of two kinds', () => {
  expect(readObjective('Get renters who have never voted to register by May', '').who.one).toBe('a renter who has never voted')
  expect(readObjective('Persuade nurses and home health aides in Maine to report short staffing', '').who).toMatchObject({
    plural: 'nurses and home health aides',
    one: 'a nurse or a home health aide',
  })
})

test('a verb that ends in -ly is no adverb', () => {
  expect(readObjective('Get families in Fresno to apply for SNAP', '').what).toMatchObject({
    class: 'enroll',
    gerund: 'applying for SNAP',
    past: 'applied for SNAP',
  })
})

test('a range of ages is written as in the text, wherever it stands', () => {
  const { deadline, place } = readObjective('Get teens in Tulsa to wear helmets before the 13- to 15-year-old season', '')
  expect(deadline).toBe('before the 13- to 15-year-old season')
  expect(place.inPlace).toBe('in Tulsa')
  const { constraints } = readObjective('Get parents in Tulsa to book an HPV shot, without naming 11- to 13-year-olds', '')
  expect(constraints).toEqual(['without naming 11- to 13-year-olds'])
})

test('constraints are kept', () => {
  expect(readObjective(defaultOutcome, '').constraints).toEqual(['use only honest, attributed argument'])
  expect(readObjective('Get renters to attend the hearing without paid advertising', '').constraints).toEqual(['without paid advertising'])
})

test.each(['غيّر رأي الناس حول المياه', 'Conseguir que los padres vacunen a sus hijos antes de junio', '説得する'])(
  'another language is quoted and not guessed at: %s',
  (text) => {
    const reading = readObjective(text, 'United States')
    expect(reading.language).toBe('other')
    expect(reading.subject.text).toContain(text.slice(0, 20))
  },
)
