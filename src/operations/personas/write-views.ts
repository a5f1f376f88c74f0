import type { BarrierKind } from '../objective/situation-types.ts'
import { capital, sentence } from '../objective/speak.ts'
import { type GroupKnowledge, take, turn } from './group-knowledge.ts'
import { meets } from './has-need.ts'
import type { PersonFacts, Stance } from './person-facts.ts'
import { confidantOf, fillPerson, pronounsOf } from './person-words.ts'

/** For an objection in the first person, by stance. */
const ownSentence: Readonly<Record<Stance, readonly string[]>> = {
  does: ['{They} used to say “{claim}” and acts all the same.', '{They} still hears friends say “{claim}” and goes ahead anyway.'],
  would: ['{They} is willing, although friends still say “{claim}”.'],
  torn: ['{They} is undecided, because friends say “{claim}”.'],
  doubts: ['{They} is skeptical and likes to say: “{claim}.”', '{They} is not convinced, and gives one reason: “{claim}.”'],
  refuses: ['{They} is against it and sums it up in one sentence: “{claim}.”', '{They} opposes it and has an answer ready: “{claim}.”'],
}

/** Where somebody stands in what the group disagrees about: different material for each stance. */
function position(facts: PersonFacts, group: GroupKnowledge): string {
  const { they, them, their, They, Their } = pronounsOf(facts)
  const { stance } = facts
  // "I have done it for thirty years" is somebody's own sentence and cannot be told about another.
  const say = (wordings: readonly string[], claim = '') =>
    /\b(?:I|my|me)\b/.test(claim)
      ? group.wording(`quoted ${stance}`, ownSentence[stance]).replace('{they}', they).replace('{They}', They).replace('{claim}', capital(claim))
      : group.wording(`position ${stance}`, wordings)
  switch (stance) {
    case 'does': {
      const { claim, fair } = turn(group.objections)
      return say(
        [
          `${They} is already on board, and when somebody says that ${claim}, ${they} grants the point: ${fair}.`,
          `${They} decided in favor some time ago, although ${they} still hears that ${claim}.`,
          `${They} knows the argument that ${claim}, thinks it partly fair, and acts all the same.`,
          `${They} does not treat it as a cause; ${they} agrees that ${fair} and goes ahead anyway.`,
          `${Their} own first doubt was that ${claim}, and ${they} is past the argument now.`,
          `${They} surprises the doubters by agreeing that ${fair}, and acts all the same.`,
          `${They} used to say that ${claim}, and goes ahead without having changed ${their} mind on that point.`,
        ],
        claim,
      )
    }
    case 'would': {
      const reason = turn(group.reasons)
      return say([
        `${They} leans toward it because ${reason}, and so far has told only ${confidantOf(facts)}.`,
        `${They} is willing, mainly because ${reason}.`,
        `The one argument ${they} repeats in favor is that ${reason}.`,
        `${They} came round to it slowly, by way of one thought: ${reason}.`,
        `${They} is in favor and would defend it in front of skeptics, on the ground that ${reason}.`,
        `${They} is nearer to yes than most in the group, since ${reason}.`,
        `${They} leans toward it and thinks both loud sides miss the point, which is that ${reason}.`,
      ])
    }
    case 'torn': {
      const tension = turn(group.tensions)
      return say([
        `${They} goes back and forth on it: ${tension}.`,
        `${They} will not be hurried, because ${they} sees it both ways: ${tension}.`,
        `${They} tends to agree with whoever spoke last, since ${tension}.`,
        `${They} would rather ask questions than take a side, because ${tension}.`,
        `${They} is undecided and can say why: ${tension}.`,
        `${They} disappoints friends in both camps, because ${tension}.`,
        `${They} has argued it both ways at home: ${tension}.`,
      ])
    }
    case 'doubts': {
      const { claim } = turn(group.objections)
      return say(
        [
          `${They} likes the aim, but is not convinced, because ${claim}.`,
          `${They} parts company with supporters on one point: ${claim}.`,
          `${They} is skeptical for one reason, which is that ${claim}.`,
          `${They} suspects that even supporters know it: ${claim}.`,
          `${They} has asked several times whether it is not true that ${claim}, and says that there was no straight answer.`,
          `${They} would be easier to win for somebody who first admitted that ${claim}.`,
          `${They} stays skeptical and points out to ${confidantOf(facts)} that ${claim}.`,
        ],
        claim,
      )
    }
    case 'refuses': {
      const { claim } = turn(group.objections)
      return say(
        [
          `${They} is against it and can say why: ${claim}.`,
          `${They} is not angry about it, but ${they} is against it and sure that ${claim}.`,
          `${They} opposes it because ${claim}.`,
          `${They} has told friends who disagree that ${claim}, and they have stayed friends.`,
          `${They} thought it through and is against it: ${claim}.`,
          `For ${them} one reason settles it: ${claim}.`,
          `${They} will argue it with anybody who stays polite, and ${their} argument is that ${claim}.`,
        ],
        claim,
      )
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
  const { they, them, their, They, Their } = pronounsOf(facts)
  const { stance } = facts
  const { deadline } = group.situation.reading
  const benefit = turn(group.benefits)
  const motive = turn(group.motives)
  const reason = turn(group.reasons)
  if (group.hints.around)
    return group.wording('pull around', [
      `${They} would help for one reason, which is that ${reason}.`,
      `What weighs most with ${them} is what it is for: ${reason}.`,
      `To a young person who asked, ${they} would say that ${reason}.`,
      `${They} comes back to a single point whenever it is talked about: ${reason}.`,
      `${They} has told ${confidantOf(facts)} that ${reason}.`,
    ])
  const say = (wordings: readonly string[]) => group.wording(`pull ${stance}`, wordings)
  switch (stance) {
    case 'does':
      return say([
        `${Their} reason is the one most who do it give: ${motive}.`,
        `What ${they} gets out of it is ${benefit}.`,
        `${They} keeps on for the sake of ${benefit}.`,
        `Asked what it gives ${them}, ${they} names ${benefit}.`,
        `${They} began for another reason and stays for ${benefit}.`,
        `To newcomers ${they} talks about ${benefit} and leaves out the rest.`,
      ])
    case 'would':
      return say([
        deadline !== null && /^(?:before|by|this|next|in|within)\b/.test(deadline)
          ? `What draws ${them} is ${benefit}, and a day of ${their} own choosing ${deadline} would help more than another appeal.`
          : `What draws ${them} is ${benefit}, and a fixed day would help more than another appeal.`,
        `${They} has seen what moved others and would want the same: ${motive}.`,
        `${They} would do it for ${benefit}.`,
        `${They} needs no further argument, since what ${they} wants is ${benefit}.`,
        `${They} has started to picture ${benefit}.`,
        `If ${they} did it, it would be for ${benefit}.`,
      ])
    case 'torn':
      return say([
        `${They} has noticed what moved others who began: ${motive}.`,
        `The part of ${them} that wants to thinks of ${benefit}.`,
        `The idea of ${benefit} appeals to ${them}.`,
        `On good days ${they} thinks of ${benefit}, and on the others of the effort.`,
        `${They} listened more closely when somebody spoke of ${benefit}.`,
        `${They} weighs ${benefit} against the trouble of starting.`,
      ])
    case 'doubts':
      return say([
        `One argument ${they} has not been able to answer is that ${reason}.`,
        `The only promise that interests ${them} is ${benefit}.`,
        `${They} does see one thing in its favor: ${reason}.`,
        `Asked in private, ${they} would admit that ${reason}.`,
        `${They} might look again if somebody could show ${them} ${benefit}.`,
        `${They} has heard others praise ${benefit} and has yet to see it.`,
      ])
    case 'refuses':
      return say([
        `${They} grants the other side that ${reason}.`,
        `A friend who does it has told ${them} that ${reason}.`,
        `${They} has nothing against people who do it for ${benefit}.`,
        `${They} understands why others do it: ${motive}.`,
        `${They} can respect somebody who wants ${benefit}.`,
        `${They} would leave in peace anybody who does it for ${benefit}.`,
      ])
  }
}

/** What the matter already touches in this life, and what could pull this person. */
export function writeMotivations(facts: PersonFacts, group: GroupKnowledge): string {
  const stake = take(group.stakes, ({ needs }) => meets(facts, needs))
  const touched = stake === undefined ? '' : `${sentence(`${facts.first} ${fillPerson(stake.touches, facts, group, stake.needs)}`)} `
  return `${touched}${pull(facts, group)}`
}
