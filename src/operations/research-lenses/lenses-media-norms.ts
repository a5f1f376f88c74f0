import { nth } from '../objective/speak.ts'
import type { LensMaker } from './lens-draft.ts'
import { lens } from './lens-draft.ts'

export const channels: LensMaker = ({ reading, domain, audience }) =>
  lens(
    `Beyond ${nth(audience.media, 0)}: where ${reading.who.plural} would run into it`,
    `a local media buyer who can name the hour and the page in ${nth(audience.media, 1)}`,
    [
      `Keep a two-day media diary with ten people; see what share of their day goes to ${nth(audience.media, 0)} and ${nth(audience.media, 1)}`,
      `Visit ${nth(audience.venues, 0)} and ${nth(audience.venues, 1)}, and note what is pinned up and talked about`,
      `Monitor ${nth(domain.media, 0)} for two weeks: who brings up ${reading.subject.bare}, and in what tone`,
    ],
    `a diary misses what nobody calls media, such as talk around ${nth(audience.venues, 2)}`,
  )

export const mixUps: LensMaker = ({ reading, domain }) =>
  lens(
    `What is mixed up about ${reading.subject.text}: ${nth(domain.misreadings, 0)}`,
    `${nth(domain.experts, 1)}, held to plain words`,
    [
      `Ask fifteen people to explain it to a cousin; keep the first sentence in which the mix-up shows, and the words used for ${reading.subject.bare}`,
      `Write a five-question check in which one question tests whether ${nth(domain.misreadings, 1)}`,
      `Settle each disputed point from ${nth(domain.records, 0)}, with the page number`,
    ],
    `an error read out in a question spreads; let people make it themselves when you test whether ${nth(domain.misreadings, 1)}`,
  )

export const askingChains: LensMaker = ({ reading, audience }) =>
  lens(
    `Who asks whom before ${reading.what.shortGerund}`,
    `a network researcher, paired with somebody known at ${nth(audience.venues, 0)}`,
    [
      `Start from ${nth(audience.findable, 0)} and ask each person for the two they would call first`,
      `Draw the chain behind one recent change in habit; the hunch is that ${nth(audience.networks, 0)}`,
      `Test the opposite hunch at ${nth(audience.venues, 2)}: that ${nth(audience.networks, 1)}`,
    ],
    `a chain begun from ${nth(audience.findable, 0)} stays in that circle; begin a second one among those met at ${nth(audience.venues, 1)}`,
  )

export const keyHolders: LensMaker = ({ reading, domain, behaviour }) => {
  const gatekeeper = domain.roles.find((role) => role.kind === 'gatekeeper') ?? nth(domain.roles, 0)
  const bystander = domain.roles.find((role) => role.kind === 'bystander') ?? nth(domain.roles, 1)
  return lens(
    `${gatekeeper.name}: who lets it through`,
    `an organizer once turned away by ${gatekeeper.name}`,
    [
      `Map the ${gatekeeper.name} for ${reading.subject.text} ${reading.place.inPlace}; they ${gatekeeper.stance}`,
      `Hear five ${bystander.name}, who ${bystander.stance}`,
      `Find out who would be seen first when ${behaviour.moment}`,
    ],
    `${gatekeeper.name} present their own caution as everybody’s`,
  )
}

export const droppedSteps: LensMaker = ({ reading, behaviour }) =>
  lens(
    `Where it is dropped between ${nth(behaviour.steps, 0)} and ${nth(behaviour.steps, -1)}`,
    `${nth(behaviour.experts, 0)}, equipped with a stopwatch and a tally sheet`,
    [
      `Go through ${reading.what.shortGerund} step by step with six first-timers ${reading.place.inPlace} and mark where each hesitates, above all at ${nth(behaviour.steps, 3)}`,
      `Count how many get past ${nth(behaviour.steps, 2)}, using ${nth(behaviour.records, 0)}`,
      `Call three who stopped at ${nth(behaviour.steps, 4)} and ask what they did that hour in its place`,
    ],
    `whoever gave up early is hard to find: ${nth(behaviour.steps, 1)} leaves no trace in ${nth(behaviour.records, 0)}`,
  )
