import { nth } from '../objective/speak.ts'
import type { LensMaker } from './lens-draft.ts'
import { lens, shortest } from './lens-draft.ts'

export const bestObjection: LensMaker = ({ reading, domain }) => {
  const objection = nth(domain.objections, 0)
  const opponent = domain.roles.find((role) => role.kind === 'opponent') ?? nth(domain.roles, 0)
  return lens(
    shortest(`The strongest argument against ${reading.what.shortGerund}`, 'The strongest argument against'),
    `a debate coach who can argue the side of ${opponent.name}`,
    [
      `Ask five ${opponent.name} to make this case and rewrite it until they call it fair: ${objection.claim}`,
      `Check the part that is true against ${nth(domain.records, 0)}: ${objection.fair}`,
      `Draft a reply with one job, to ${objection.reply}`,
      `Read the case and the reply to six undecided ${reading.who.plural}, record which sentence they repeat, and ask whether it would sound better from ${nth(domain.trusted, 0).who}`,
    ],
    `a campaign hears this argument from its loudest critics; ask quiet doubters too, who may only feel that ${objection.fair}`,
  )
}

export const secondObjection: LensMaker = ({ reading, domain }) => {
  const objection = nth(domain.objections, 1)
  const opponent = domain.roles.find((role) => role.kind === 'opponent') ?? nth(domain.roles, 0)
  const supporter = domain.roles.find((role) => role.kind === 'supporter') ?? nth(domain.roles, 1)
  return lens(
    shortest(`What ${opponent.name} can tell us`, 'What opponents can tell us'),
    `a mediator acceptable to ${supporter.name} and to ${opponent.name}`,
    [
      `Meet six ${opponent.name} ${reading.place.inPlace} on their own ground and listen; the expectation is that they ${opponent.stance}`,
      `Write out another argument they make, that ${objection.claim}, and mark the part to concede: ${objection.fair}`,
      `Show them a reply that tries to ${objection.reply}, and record what they still object to`,
    ],
    `politeness is easily mistaken for agreement, so let ${opponent.name} correct the notes`,
  )
}

export const doubtOfFriends: LensMaker = ({ reading, domain }) => {
  const objection = nth(domain.objections, 2)
  const torn = domain.roles.find((role) => role.kind === 'cross-pressured') ?? nth(domain.roles, 2)
  return lens(
    shortest(`What ${torn.name} doubt in private`, 'What supporters doubt in private'),
    `an independent moderator recommended by ${nth(domain.trusted, 2).who}`,
    [
      `Hold one closed discussion with eight ${torn.name}, who ${torn.stance}`,
      `Bring up this doubt yourself and record who shares it: ${objection.claim}`,
      `Ask what answer would satisfy them; at the least it would have to ${objection.reply}`,
    ],
    `people who like the aim soften their doubts about ${reading.subject.text} in front of a researcher, ${torn.name} most of all`,
  )
}

export const wrongPush: LensMaker = ({ reading, behaviour, domain }) =>
  lens(
    shortest(`How a push for ${reading.what.shortGerund} could backfire`, 'How a push could backfire'),
    `a campaign evaluator who has interviewed ${nth(behaviour.experts, 2)}`,
    [
      `Find one earlier campaign about ${reading.subject.text} ${reading.place.inPlace} with the help of ${nth(domain.experts, 0)}, and ask five people it was meant for what they remember and how they felt about it`,
      `Show a rough message to five skeptics and note where they react badly; one risk is that ${nth(behaviour.backfire, 0)}`,
      `Agree in advance on a sign that would stop the campaign, for example that ${nth(behaviour.backfire, 1)}`,
    ],
    `dramatic failures are remembered and quiet ones are not, so ask about the quiet ones too, for example that ${nth(behaviour.backfire, 2)}`,
  )

export const bruises: LensMaker = ({ reading, domain, audience }) => {
  const bystander = domain.roles.find((role) => role.kind === 'bystander') ?? nth(domain.roles, 3)
  return lens(
    shortest(`Whom messages about ${reading.subject.text} could hurt`, 'Whom the message could hurt'),
    `an editor who handles complaints and reads ${nth(domain.media, 0)}`,
    [
      `Have two ${bystander.name}, who ${bystander.stance}, read the draft aloud and stop wherever it sounds wrong`,
      `Check words and pictures for one known risk: ${nth(domain.backfire, 0)}`,
      `Then look for a second one: ${nth(domain.backfire, 1)}`,
      `Ask five ${reading.who.plural}, met at ${nth(audience.venues, 0)}, what earlier campaigns got wrong about them`,
    ],
    `readers who are asked to find something offensive will find something, and ${nth(audience.blindSpots, 1)}`,
  )
}

export const countingIt: LensMaker = ({ reading, behaviour, domain, audience }) =>
  lens(
    shortest(`How to tell whether it worked${reading.deadline === null ? '' : ` ${reading.deadline}`}`, 'How to tell whether it worked'),
    'an independent evaluator with no stake in the result',
    [
      `Write down before the start what will be counted: ${reading.measure === null ? 'who counts, from which list and on what date' : `${reading.measure}, of exactly whom and from which list`}; one source is ${nth(behaviour.records, 1)}`,
      `Get the same figure for an earlier year and for a comparable place from ${nth(domain.records, 2)}`,
      `Set aside a comparison group that is contacted only afterward, and use ${nth(audience.findable, 1)} to see how large it can be`,
      ...reading.constraints.filter((limit) => /^(?:without|within|under|using)\b/i.test(limit)).map((limit) => `Plan all of this to be done ${limit}`),
    ],
    `what is easy to count tends to become the goal, so look at ${nth(behaviour.records, 2)} as well`,
  )
