import type { BarrierKind } from '../objective/situation-types.ts'
import { capital, sentence } from '../objective/speak.ts'
import { fits } from './fits.ts'
import { type GroupKnowledge, take, turn } from './group-knowledge.ts'
import { meets } from './has-need.ts'
import type { PersonFacts } from './person-facts.ts'
import { asOne, fillPerson, pronounsOf } from './person-words.ts'

/** What keeps a persona back, before it is written: a past event, or the segment's own obstacle in this life. */
interface Obstacle {
  readonly kind: BarrierKind
  readonly opening: string
  readonly relief: string
}

function ending(facts: PersonFacts, group: GroupKnowledge, relief: string): string {
  // Adults around minors are asked to help, not to do what the minors are asked to do.
  const act = group.hints.around ? 'lend a hand' : group.situation.reading.what.shortBase
  const say = (wordings: readonly string[]) => group.wording(`ending ${facts.stance}`, wordings)
  switch (facts.stance) {
    case 'does': {
      const cost = turn(group.costs)
      return say([
        `Has managed it since, at the price of ${cost}.`,
        `Does it now all the same; the price is ${cost}.`,
        `Has got past that, though ${relief} would make it lighter.`,
      ])
    }
    case 'would':
      return say([
        `Would ${act} given ${relief}.`,
        `Needs no persuading, only ${relief}.`,
        `The missing piece is ${relief}.`,
        `With ${relief}, there would be nothing left to discuss.`,
        `${capital(relief)}: that would be enough.`,
        `Has said what it would take: ${relief}.`,
      ])
    case 'torn':
      return say([
        `What might tip it is ${relief}.`,
        `Could be had for a first try by ${relief}.`,
        `Looks for ${relief} and would then owe it a fair go.`,
        `Would try once with ${relief}, and then see.`,
        `Is waiting for ${relief}, and half hopes that it does not come.`,
      ])
    case 'doubts':
      return say([
        `Asks for ${relief} before any other talk.`,
        `Would sit down again over ${relief}, and over nothing less.`,
        `Has one condition, and it is ${relief}.`,
        `Short of ${relief}, sees no ground to think again.`,
        `First ${relief}, then a conversation, in that order.`,
      ])
    case 'refuses':
      return say([
        `Has no plan to ${act}; ${relief} would only make the no friendlier.`,
        `Would call ${relief} decent, and stay away.`,
        `Thinks others are owed ${relief}; for ${facts.first} the matter is closed.`,
        `At the least there should be ${relief}; even then the answer would be no.`,
        `Would still say no, if more kindly, after ${relief}.`,
      ])
  }
}

/** Taken by turns from what happened to people like that and from what the situation says stands in the way. */
export function drawObstacle(facts: PersonFacts, group: GroupKnowledge, wanted: readonly BarrierKind[], fromSituation: boolean): Obstacle {
  const known = (kinds: readonly BarrierKind[]) =>
    take(group.barriers, (barrier) => kinds.includes(barrier.kind) && fits(facts, `${barrier.people} ${barrier.because} ${barrier.relief}`))
  const lived = (kinds: readonly BarrierKind[], least: number) =>
    take(group.experiences, ({ kind, needs }) => kinds.includes(kind) && needs.length >= least && meets(facts, needs))
  const every: readonly BarrierKind[] = ['time', 'money', 'belief', 'identity', 'trust', 'social-risk', 'information', 'habit', 'access', 'opposition']
  const barrier = fromSituation && !group.hints.around ? (known(wanted) ?? known(every)) : undefined
  if (barrier !== undefined) {
    const { because } = barrier
    const opening = group.wording('obstacle', [
      `Shares the trouble that many in the group name first: ${because}.`,
      `What holds for the group holds for ${facts.first}: ${because}.`,
      `It is the group’s trouble and it is ${facts.first}’s: ${because}.`,
      `Would put it plainly, for all of them: ${because}.`,
      `Has the reason that others like ${pronounsOf(facts).them} have: ${because}.`,
      `Stops where others in the group stop: ${because}.`,
      `Knows from close by how it goes for people like ${pronounsOf(facts).them}: ${because}.`,
    ])
    return { kind: barrier.kind, opening, relief: asOne(barrier.relief, facts) }
  }
  const experience = lived(wanted, group.random() < 0.5 ? 1 : 0) ?? lived(wanted, 0) ?? lived(every, 0)
  if (experience === undefined) {
    const { because, relief, kind } = turn(group.barriers)
    return { kind, opening: sentence(because), relief }
  }
  return { kind: experience.kind, opening: sentence(fillPerson(experience.happened, facts, group, experience.needs)), relief: experience.relief }
}

export function writeBarriers(facts: PersonFacts, group: GroupKnowledge, obstacle: Obstacle): string {
  return `${obstacle.opening} ${ending(facts, group, fillPerson(obstacle.relief, facts, group, []))}`
}
