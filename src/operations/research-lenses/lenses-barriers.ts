import type { Barrier, BarrierKind } from '../objective/situation-types.ts'
import { nth } from '../objective/speak.ts'
import type { LensMaker } from './lens-draft.ts'
import { lens, shortest } from './lens-draft.ts'

/** What asking about each kind of barrier does to the answer of the people who have it. */
const biasOf: Readonly<Record<BarrierKind, (people: string) => string>> = {
  time: (people) => `a lack of time is the polite reason, and ${people} may give it in place of another one`,
  money: (people) => `${people} may overstate the price when an offer could follow`,
  belief: (people) => `when pressed for reasons, ${people} will come up with some; accept "I never thought about it"`,
  identity: (people) => `people repeat a label the interviewer uses, so let ${people} describe themselves first`,
  trust: (people) => `${people} are the least likely to agree to an interview; reach two of them through someone they chose`,
  'social-risk': (people) => `what cannot be said in company is not said to a stranger; ask ${people} about "people around here"`,
  information: (people) => `nobody likes to fail a quiz, so ${people} will guess and sound sure`,
  habit: (people) => `people remember a habit as tidier than it was; count first, then interview ${people}`,
  access: (people) => `${people} are missing from most places where interviews are held, so go to them`,
  opposition: (people) => `people rarely volunteer that they have a stake; ask ${people} about theirs in the first minute`,
}

const reasonOf: Readonly<Record<BarrierKind, string>> = {
  time: 'a lack of time',
  money: 'the cost',
  belief: 'doubt or worry',
  identity: 'self-image',
  trust: 'a lack of trust',
  'social-risk': 'fear of being judged',
  information: 'missing information',
  habit: 'habit',
  access: 'a practical obstacle',
  opposition: 'a conflicting interest',
}

/** "ten people who …", "ten of those who …", "ten of the …". */
export function some(count: string, people: string): string {
  return /^(?:those|the) /.test(people) ? `${count} of ${people}` : `${count} ${people}`
}

function barrierLens(barrier: Barrier, fallback: string, role: string, tasks: readonly string[]) {
  return lens(shortest(`What stops ${barrier.people}`, fallback), role, tasks, biasOf[barrier.kind](barrier.people))
}

/** The barrier of the behaviour that is listed first: as a rule the one most often behind a "no". */
export const actBarrier: LensMaker = ({ reading, behaviour }) => {
  const [first, second] = [nth(behaviour.barriers, 0), nth(behaviour.barriers, 1)]
  return barrierLens(first, `Whether ${reasonOf[first.kind]} is the main obstacle`, `a field researcher trained by ${nth(behaviour.experts, 1)}`, [
    `Find ${some('ten', first.people)} ${reading.place.inPlace} and ask what happened the last time: the guess is that ${first.because}`,
    `Run one quick test: ${first.test}`,
    `Turn to ${second.people} only if this changes nothing for half of the ten: ${first.relief}`,
  ])
}

export const peopleBarrier: LensMaker = ({ reading, audience }) => {
  const [first, second] = [nth(audience.barriers, 0), nth(audience.barriers, 1)]
  return barrierLens(first, `How much ${reasonOf[first.kind]} holds people back`, `an interviewer from the community, trained by ${nth(audience.experts, 1)}`, [
    `Talk with ${some('eight', first.people)} about ${reading.subject.text}; expect to hear that ${first.because}, and note what they did about it`,
    `Check the guess before relying on it: ${first.test}`,
    `See what this changes for four of them, and for ${some('four', second.people)}: ${first.relief}`,
  ])
}

export const fieldBarrier: LensMaker = ({ reading, domain }) => {
  const [first, second] = [nth(domain.barriers, 0), nth(domain.barriers, 1)]
  return barrierLens(first, `How common ${reasonOf[first.kind]} is as a reason`, `an analyst who works with ${nth(domain.experts, 2)}`, [
    `Estimate from ${nth(domain.records, 1)} how many people ${reading.place.inPlace} this applies to: ${first.because}`,
    `Try to prove the guess wrong: ${first.test}`,
    `Find out whether six of them would be satisfied with one thing, and whether ${second.people} would be: ${first.relief}`,
  ])
}
