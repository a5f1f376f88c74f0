import { nth } from '../objective/speak.ts'
import type { LensMaker } from './lens-draft.ts'
import { lens, shortest } from './lens-draft.ts'

export const channels: LensMaker = ({ reading, domain, audience }) =>
  lens(
    shortest(
      `Where ${reading.who.plural} hear about ${reading.subject.text}`,
      `Where ${reading.who.plural} get their information`,
      'Where people get their information',
    ),
    `a local media planner who knows ${nth(audience.media, 1)}`,
    [
      `Have ten ${reading.who.plural} keep a two-day diary of what they read, watch and hear; add up the time with ${nth(audience.media, 0)} and with ${nth(audience.media, 1)}`,
      `Spend one morning at ${nth(audience.venues, 0)} and another at ${nth(audience.venues, 1)}, and write down what is posted there and what people talk about`,
      `Follow ${nth(domain.media, 0)} for two weeks and log every mention of ${reading.subject.text}: who raised it, and in what tone`,
    ],
    `a diary leaves out what people do not count as media, such as conversation around ${nth(audience.venues, 2)}`,
  )

export const mixUps: LensMaker = ({ reading, domain }) =>
  lens(
    shortest(`What people misunderstand about ${reading.subject.text}`, 'What people misunderstand'),
    `a plain-language editor whose facts are checked by ${nth(domain.experts, 1)}`,
    [
      `Ask fifteen people to explain ${reading.subject.text} as they would to a friend, and write down the first thing they get wrong; one candidate is that ${nth(domain.misreadings, 1)}`,
      `Prepare five written questions, one of them about this point: ${nth(domain.misreadings, 0)}`,
      `Look up the right answer to each question in ${nth(domain.records, 0)} and note the page`,
      `Record who changes their mind once these points are cleared up`,
    ],
    `a wrong statement read aloud can stick, so ask open questions about ${reading.subject.text} and correct mistakes before people leave`,
  )

export const askingChains: LensMaker = ({ reading, audience }) =>
  lens(
    shortest(`Whom ${reading.who.plural} talk to before deciding`, 'Whom people talk to before deciding'),
    `a network researcher with a contact at ${nth(audience.venues, 0)}`,
    [
      `Begin with five people met at ${nth(audience.venues, 0)}; ask each whom they would call first about ${reading.subject.text}, and follow the chain three steps`,
      `Draw who told whom about one recent local change; the guess is that ${nth(audience.networks, 0)}`,
      `Test a second guess at ${nth(audience.venues, 2)}: that ${nth(audience.networks, 1)}`,
    ],
    `a chain of names stays in one circle, so begin a second one at ${nth(audience.venues, 1)} and see which groups in ${nth(audience.findable, 0)} neither of them reaches`,
  )

export const keyHolders: LensMaker = ({ reading, domain }) => {
  const gatekeeper = domain.roles.find((role) => role.kind === 'gatekeeper') ?? nth(domain.roles, 0)
  const bystander = domain.roles.find((role) => role.kind === 'bystander') ?? nth(domain.roles, 1)
  return lens(
    shortest(`How much say ${gatekeeper.name} have`, 'Who can stop it or help it along'),
    `an organizer who already works with ${gatekeeper.name}`,
    [
      `Interview six ${gatekeeper.name} ${reading.place.inPlace} about the last time ${reading.subject.text} reached them; the guess is that they ${gatekeeper.stance}`,
      `Ask six ${reading.who.plural} what they did after hearing from ${gatekeeper.name}`,
      `Talk to five ${bystander.name}, who ${bystander.stance}, and find out whether anything gets through to them`,
    ],
    `${gatekeeper.name} tend to present their own caution as everyone’s`,
  )
}

export const droppedSteps: LensMaker = ({ reading, behaviour }) =>
  lens(
    shortest(`Where people drop out before ${reading.what.shortGerund}`, 'At which step people drop out'),
    `a service designer working with ${nth(behaviour.experts, 0)}`,
    [
      `Follow six first-timers ${reading.place.inPlace} through the whole process, from ${nth(behaviour.steps, 0)} to ${nth(behaviour.steps, -1)}, and mark where each one hesitates`,
      `Count how many get past ${nth(behaviour.steps, 2)}, and then past ${nth(behaviour.steps, 3)}, using ${nth(behaviour.records, 0)}`,
      `Call three people who stopped at ${nth(behaviour.steps, 4)} and ask what they did instead`,
    ],
    `people who give up early, for instance at ${nth(behaviour.steps, 1)}, leave no trace in ${nth(behaviour.records, 0)}`,
  )
