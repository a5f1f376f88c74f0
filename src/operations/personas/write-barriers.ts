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

/** What would have to be different, and how far that would move somebody of this stance. The wordings are read again by the delivery. */
function ending(facts: PersonFacts, group: GroupKnowledge, relief: string): string {
  // Adults around minors are asked to help, not to do what the minors are asked to do.
  const act = group.hints.around ? 'lend a hand' : group.situation.reading.what.shortBase
  const { they, them, their, They, Their } = pronounsOf(facts)
  const say = (wordings: readonly string[]) => group.wording(`ending ${facts.stance}`, wordings)
  switch (facts.stance) {
    case 'does': {
      const cost = turn(group.costs)
      return say([
        `${They} went ahead all the same, and the price was ${cost}.`,
        `${They} found a way round it, but it costs something: ${cost}.`,
        `It no longer stops ${them}, though ${relief} would still help.`,
        `${They} did not let it stop ${them}; ${relief} would make it easier.`,
        `${They} has got past that, and would tell others to ask for ${relief}.`,
        `${They} goes on in spite of it, at the price of ${cost}.`,
      ])
    }
    case 'would':
      return say([
        `${They} would ${act} given ${relief}.`,
        `All ${they} needs now is ${relief}.`,
        `What ${they} is missing is ${relief}.`,
        `With ${relief} ${they} would say yes.`,
        `${They} says what it would take: ${relief}.`,
        `${They} would be ready if there were ${relief}.`,
        `${Their} one request is ${relief}.`,
      ])
    case 'torn':
      return say([
        `What might decide it for ${them} is ${relief}.`,
        `${They} might try it once with ${relief}.`,
        `${They} could see a first try if there were ${relief}.`,
        `${capital(relief)} would get ${them} to try it once.`,
        `${They} has one condition for a first try, which is ${relief}.`,
        `${They} is waiting for ${relief} before ${they} decides.`,
        `${They} asks for ${relief} and would make up ${their} mind after that.`,
      ])
    case 'doubts':
      return say([
        `${They} would think about it again only for ${relief}.`,
        `Before any other talk ${they} wants ${relief}.`,
        `Without ${relief} ${they} sees no reason to think about it again.`,
        `To be convinced ${they} would need ${relief}.`,
        `${They} would listen if somebody offered ${relief}, which ${they} doubts.`,
        `${They} expects to be told no, but has asked for ${relief}.`,
        `${Their} condition for any further talk is ${relief}.`,
      ])
    case 'refuses':
      return say([
        `${They} does not plan to ${act}; ${relief} would make ${them} friendlier about it and no more than that.`,
        `${They} thinks ${relief} would be only fair, and would still say no.`,
        `${They} thinks that others should get ${relief}, but has decided against it.`,
        `Even with ${relief} ${their} answer would be no.`,
        `${Their} answer is no, though ${relief} would make it a politer one.`,
        `${capital(relief)} might win others over; ${they} has decided against it.`,
      ])
  }
}

/**
 * A group's trouble, told as one person's; in the group's words where the sentence is about more than that person.
 * The wordings are read again by the delivery.
 */
export function openingOf(because: string, facts: Pick<PersonFacts, 'first' | 'sex'>, group: Pick<GroupKnowledge, 'wording'>): string {
  const { first } = facts
  const { they, their } = pronounsOf(facts)
  const own = asOne(because, facts).replace(/\btheirs\b/g, facts.sex === 'female' ? 'hers' : 'his')
  if (/\b(?:they|them|themselves)\b/.test(own))
    return group.wording('obstacle of many', [
      `${first} has the same trouble as others in the group: ${because}.`,
      `What holds for the group holds for ${first} too: ${because}.`,
      `${first} knows it from people close by: ${because}.`,
      `Like others here, ${first} runs into one thing: ${because}.`,
    ])
  if (own.startsWith(`${they} `)) {
    const does = own.slice(they.length + 1)
    return group.wording('obstacle of one', [
      `${first} ${does}.`,
      `By ${their} own account ${first} ${does}.`,
      `Like several others in the group, ${first} ${does}.`,
      `As ${first} tells it, ${they} ${does}.`,
      `${first} admits that ${they} ${does}.`,
      `At the moment ${first} ${does}.`,
      `Asked about it, ${first} says that ${they} ${does}.`,
    ])
  }
  return group.wording('obstacle', [
    `For ${first} the trouble is that ${own}.`,
    `What holds ${first} back is that ${own}.`,
    `Asked what stands in the way, ${first} answers that ${own}.`,
    `${first} has run into it twice already: ${own}.`,
    `${first} stops at the same point each time, because ${own}.`,
    `In ${first}’s case ${own}.`,
    `${first} says that ${own}, and that nobody has dealt with it.`,
    `${first} tells friends ${their} reason: ${own}.`,
  ])
}

/** Taken by turns from what happened to people like that and from what the situation says stands in the way. */
export function drawObstacle(facts: PersonFacts, group: GroupKnowledge, wanted: readonly BarrierKind[], fromSituation: boolean): Obstacle {
  const known = (kinds: readonly BarrierKind[]) =>
    take(group.barriers, (barrier) => kinds.includes(barrier.kind) && fits(facts, `${barrier.people} ${barrier.because} ${barrier.relief}`))
  const lived = (kinds: readonly BarrierKind[], least: number) =>
    take(group.experiences, ({ kind, needs }) => kinds.includes(kind) && needs.length >= least && meets(facts, needs))
  const every: readonly BarrierKind[] = ['time', 'money', 'belief', 'identity', 'trust', 'social-risk', 'information', 'habit', 'access', 'opposition']
  const barrier = fromSituation && !group.hints.around ? (known(wanted) ?? known(every)) : undefined
  if (barrier !== undefined) return { kind: barrier.kind, opening: openingOf(barrier.because, facts, group), relief: asOne(barrier.relief, facts) }
  const experience = lived(wanted, group.random() < 0.5 ? 1 : 0) ?? lived(wanted, 0) ?? lived(every, 0)
  if (experience === undefined) {
    const { because, relief, kind } = turn(group.barriers)
    return { kind, opening: openingOf(because, facts, group), relief: asOne(relief, facts) }
  }
  const happened = fillPerson(experience.happened, facts, group, experience.needs)
  return { kind: experience.kind, opening: sentence(`${facts.first} ${happened}`), relief: experience.relief }
}

export function writeBarriers(facts: PersonFacts, group: GroupKnowledge, obstacle: Obstacle): string {
  return `${obstacle.opening} ${ending(facts, group, fillPerson(obstacle.relief, facts, group, []))}`
}
