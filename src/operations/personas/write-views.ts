import type { BarrierKind } from '../objective/situation-types.ts'
import { sentence } from '../objective/speak.ts'
import { type GroupKnowledge, take, turn } from './group-knowledge.ts'
import { meets } from './has-need.ts'
import type { PersonFacts } from './person-facts.ts'
import { confidantOf, fillPerson, pronounsOf } from './person-words.ts'

/** Where somebody stands in what the group disagrees about: different material for each stance. */
function position(facts: PersonFacts, group: GroupKnowledge): string {
  const { they, their } = pronounsOf(facts)
  const { first, stance } = facts
  const say = (wordings: readonly string[]) => group.wording(`position ${stance}`, wordings)
  switch (stance) {
    case 'does': {
      const { claim, fair } = turn(group.objections)
      return say([
        `${group.hints.around ? 'Helps already' : 'Does it already'}, and when somebody says that ${claim}, grants the point: ${fair}.`,
        `Is past the argument that ${claim}; ${they} made up ${their} mind and lives with it.`,
        `Has heard it put that ${claim}, found it fair in part, and acts all the same.`,
        `Would not call it a cause: ${fair}, and one does it anyway.`,
        `Came to it through a doubt, which was that ${claim}.`,
        `Annoys the doubters by agreeing with them that ${fair}, and by acting anyway.`,
      ])
    }
    case 'would': {
      const reason = turn(group.reasons)
      return say([
        `Leans toward it and has told only ${confidantOf(facts)}: ${reason}.`,
        `Is willing, and knows why: ${reason}.`,
        `Nods at one sentence and at no other: ${reason}.`,
        `Has come round to it slowly, by way of one thought: ${reason}.`,
        `Could defend it at a table of skeptics with this: ${reason}.`,
        `Stands nearer to yes than most here, on one ground: ${reason}.`,
        `Thinks the loud ones on both sides miss what matters: ${reason}.`,
      ])
    }
    case 'torn': {
      const tension = turn(group.tensions)
      return say([
        `Argues it both ways alone in the ${facts.car ? 'car' : 'kitchen'}: ${tension}.`,
        `Will not be hurried, since ${tension}.`,
        `Changes sides between breakfast and supper: ${tension}.`,
        `Hears the two halves of one mind quarrel: ${tension}.`,
        `Would rather ask than answer, as ${tension}.`,
        `Agrees with whoever spoke last, and knows it: ${tension}.`,
        `Disappoints both camps, because ${tension}.`,
      ])
    }
    case 'doubts': {
      const { claim } = turn(group.objections)
      return say([
        `Parts company with the willing here: ${claim}.`,
        `Has no quarrel with the aim and one with the case for it: ${claim}.`,
        `Raises a hand at one point only: ${claim}.`,
        `Suspects that the other side knows it too: ${claim}.`,
        `One point keeps ${first} from nodding along: ${claim}.`,
        `Asks the same thing each time and gets no straight answer: is it not so that ${claim}?`,
        `Would be easier to win if anyone in favor first admitted that ${claim}.`,
      ])
    }
    case 'refuses': {
      const { claim } = turn(group.objections)
      return say([
        `Says no and can say why: ${claim}.`,
        `Is not angry about it, only sure: ${claim}.`,
        `Gives one ground for staying out and needs no second: ${claim}.`,
        `Has said it to friends who disagree, and they are still friends: ${claim}.`,
        `Has thought it through and is against it: ${claim}.`,
        `In ${their} view it is simple: ${claim}.`,
        `Will argue it with anybody who stays polite: ${claim}.`,
      ])
    }
  }
}

/** A turn in life that explains a way of judging, and the side taken. `kind` is what keeps this person back. */
export function writePsychographics(facts: PersonFacts, group: GroupKnowledge, kind: BarrierKind): string {
  // What a life taught is mostly, not always, what holds a person back.
  const entry =
    (group.random() < 0.6 ? take(group.turningPoints, ({ kinds, needs }) => kinds.includes(kind) && meets(facts, needs)) : undefined) ??
    take(group.turningPoints, ({ needs }) => meets(facts, needs))
  const judged = entry === undefined ? '' : `${sentence(`${facts.first} ${fillPerson(entry.left, facts, group, entry.needs)}`)} `
  return `${judged}${position(facts, group)}`
}

/** What could pull this person, given where they stand. The motives are those of people who do it, so they are told as theirs. */
function pull(facts: PersonFacts, group: GroupKnowledge): string {
  const { they } = pronounsOf(facts)
  const { first, stance } = facts
  const { deadline } = group.situation.reading
  const benefit = turn(group.benefits)
  const motive = turn(group.motives)
  const reason = turn(group.reasons)
  if (group.hints.around)
    return group.wording('pull around', [
      `Sees one thing that speaks for helping: ${reason}.`,
      `What weighs most with ${first} is what it is for: ${reason}.`,
      `Would say it in one breath to a young person who asked: ${reason}.`,
      `Comes back to a single point whenever it is talked about: ${reason}.`,
      `Has put it to ${confidantOf(facts)} this way: ${reason}.`,
    ])
  const say = (wordings: readonly string[]) => group.wording(`pull ${stance}`, wordings)
  switch (stance) {
    case 'does':
      return say([
        `Gives the reason most who do it give: ${motive}.`,
        `The return, as ${first} counts it: ${benefit}.`,
        `Keeps on for the sake of ${benefit}.`,
        `Asked what it gives back, ${first} names ${benefit}.`,
        `Began for another reason and stays for ${benefit}.`,
      ])
    case 'would':
      return say([
        deadline !== null && /^(?:before|by|this|next|in|within)\b/.test(deadline)
          ? `A day of ${first}’s own choosing ${deadline} would do more than an appeal; the draw is ${benefit}.`
          : `A day of ${first}’s own choosing would do more than an appeal; the draw is ${benefit}.`,
        `What would carry ${first} over the line is what carried others: ${motive}.`,
        `What appeals is ${benefit}.`,
        `Would do it, and say so, for ${benefit}.`,
        `Needs less a reason than a day; the reason is there, and it is ${benefit}.`,
      ])
    case 'torn':
      return say([
        `Has noticed what moved others who began: ${motive}.`,
        `The half of ${first} that wants to thinks of ${benefit}.`,
        `Softens at the thought of ${benefit}.`,
        `On a good day ${first} sees ${benefit}, and on the others the effort.`,
        `Leaned forward once, when somebody spoke of ${benefit}.`,
      ])
    case 'doubts':
      return say([
        `One argument ${they} has not been able to shake: ${reason}.`,
        `The only pitch worth ${first}’s time is ${benefit}.`,
        `Has found one thing in its favor: ${reason}.`,
        `Would admit this much if asked quietly: ${reason}.`,
        `Might look again for ${benefit}, if that could be shown.`,
      ])
    case 'refuses':
      return say([
        `Grants the other side this much: ${reason}.`,
        `Has one friend who does it and has heard from them that ${reason}.`,
        `Would not stand in the way of anybody who does it for ${benefit}.`,
        `Understands people who do it; as ${they} sees them, ${motive}.`,
        `Could respect it in somebody who wanted ${benefit}.`,
      ])
  }
}

/** What the matter already touches in this life, and what could pull this person. */
export function writeMotivations(facts: PersonFacts, group: GroupKnowledge): string {
  const stake = take(group.stakes, ({ needs }) => meets(facts, needs))
  const subject = group.wording('stake', [`${facts.first} `, ''])
  const touched = stake === undefined ? '' : `${sentence(`${subject}${fillPerson(stake.touches, facts, group, stake.needs)}`)} `
  return `${touched}${pull(facts, group)}`
}
