import type { Barrier, BarrierKind } from '../objective/situation-types.ts'
import { nth } from '../objective/speak.ts'
import type { LensMaker } from './lens-draft.ts'
import { lens } from './lens-draft.ts'

/** What asking about each kind of barrier does to the answer of the people who have it. */
const biasOf: Readonly<Record<BarrierKind, (people: string) => string>> = {
  time: (people) => `lack of time is the polite reason, and ${people} may give it for another one`,
  money: (people) => `${people} may overstate the price when an offer could follow`,
  belief: (people) => `pressed for reasons, ${people} will invent some; accept "I never thought about it"`,
  identity: (people) => `labels offered in a question are worn for the length of the interview, by ${people} as by anyone`,
  trust: (people) => `${people} are the least likely to agree to talk; seek two of them through somebody they chose`,
  'social-risk': (people) => `what cannot be said in company is not said to a stranger; ask ${people} about "people around here"`,
  information: (people) => `nobody likes failing a quiz, so ${people} will guess and sound sure`,
  habit: (people) => `memory smooths a habit; count before asking ${people} about it`,
  access: (people) => `${people} are missing from every room in which one could ask`,
  opposition: (people) => `a stake is rarely volunteered; ask ${people} about theirs in the first minute`,
}

const nameOf: Readonly<Record<BarrierKind, string>> = {
  time: 'When the hour is the obstacle',
  money: 'What it really costs, and when',
  belief: 'Why it seems pointless',
  identity: 'Whether it is for people like us',
  trust: 'Promises that were broken before',
  'social-risk': 'The price of being seen',
  information: 'What never reached them',
  habit: 'What the hands do first',
  access: 'Doors, forms and distances',
  opposition: 'Those with something to lose',
}

function barrierLens(barrier: Barrier, other: Barrier, role: string, first: string, disproof: string) {
  return lens(
    `${nameOf[barrier.kind]}: ${barrier.people}`,
    role,
    [first, `${disproof}: ${barrier.test}`, `Offer ${barrier.relief}; if that moves nobody, turn to ${other.people}`],
    biasOf[barrier.kind](barrier.people),
  )
}

/** The barrier of the behaviour that is listed first: as a rule the one most often behind a "no". */
export const actBarrier: LensMaker = (situation) => {
  const [first, second] = [nth(situation.behaviour.barriers, 0), nth(situation.behaviour.barriers, 1)]
  return barrierLens(
    first,
    second,
    `${nth(situation.behaviour.experts, 1)}, who have seen good intentions fail`,
    `Find ten ${situation.reading.who.plural} of whom it can be said that ${first.because}`,
    'Then run the cheapest disproof',
  )
}

export const peopleBarrier: LensMaker = (situation) => {
  const [first, second] = [nth(situation.audience.barriers, 0), nth(situation.audience.barriers, 1)]
  return barrierLens(
    first,
    second,
    `an interviewer from inside the group, trained by ${nth(situation.audience.experts, 1)}`,
    `Ask for the last time it was so that ${first.because}, and what was done then`,
    'A small trial can end the argument',
  )
}

export const fieldBarrier: LensMaker = (situation) => {
  const [first, second] = [nth(situation.domain.barriers, 0), nth(situation.domain.barriers, 1)]
  return barrierLens(
    first,
    second,
    `${nth(situation.domain.experts, 2)}, asked to prove it wrong`,
    `Estimate from ${nth(situation.domain.records, 1)} how many ${situation.reading.place.inPlace} this concerns: ${first.because}`,
    'Do not take it on trust',
  )
}
