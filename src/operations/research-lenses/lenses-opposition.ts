import { nth } from '../objective/speak.ts'
import type { LensMaker } from './lens-draft.ts'
import { lens } from './lens-draft.ts'

export const bestObjection: LensMaker = ({ reading, domain }) => {
  const objection = nth(domain.objections, 0)
  const opponent = domain.roles.find((role) => role.kind === 'opponent') ?? nth(domain.roles, 0)
  return lens(
    `The strongest case against: ${objection.claim}`,
    `an advocate from among the ${opponent.name}, paid for the day and quoted only with consent`,
    [
      `Have the case argued to you until its holder says "yes, that is it"; what is fair in it: ${objection.fair}`,
      `Before answering, ${objection.reply}`,
      `Present case and answer to six ${reading.who.plural} who have not made up their minds, and ask which sentence they would repeat`,
    ],
    `a campaign hears this at its loudest; quieter people may hold it for a milder reason, such as that ${objection.fair}`,
  )
}

export const secondObjection: LensMaker = ({ domain }) => {
  const objection = nth(domain.objections, 1)
  const opponent = domain.roles.find((role) => role.kind === 'opponent') ?? nth(domain.roles, 0)
  const supporter = domain.roles.find((role) => role.kind === 'supporter') ?? nth(domain.roles, 1)
  return lens(
    `${opponent.name}: what they know that the campaign does not`,
    `a mediator whom both ${supporter.name} and ${opponent.name} would accept`,
    [
      `Spend an afternoon with ${opponent.name}; they ${opponent.stance}`,
      `Write out their point that ${objection.claim}, and mark what would have to be conceded: ${objection.fair}`,
      `Draft a reply that does this much at least: ${objection.reply}`,
    ],
    `courtesy is easily written down as agreement; let the ${opponent.name} correct the notes`,
  )
}

export const doubtOfFriends: LensMaker = ({ reading, domain }) => {
  const objection = nth(domain.objections, 2)
  const torn = domain.roles.find((role) => role.kind === 'cross-pressured') ?? nth(domain.roles, 2)
  return lens(
    `${torn.name}: what they say when the microphone is off`,
    `a listener with no stake, recommended by ${nth(domain.trusted, 2).who}`,
    [
      `Hold a closed round with ${torn.name}, who ${torn.stance}`,
      `Raise this doubt yourself and see who looks relieved: ${objection.claim}`,
      `Note which answer would satisfy them; a minimum is to ${objection.reply}`,
    ],
    `friends of ${reading.subject.bare} trim their doubts for a researcher; the ${torn.name} most of all`,
  )
}

export const wrongPush: LensMaker = ({ reading, behaviour }) =>
  lens(
    `When a push for ${reading.what.shortGerund} fails because ${nth(behaviour.backfire, 0)}`,
    `${nth(behaviour.experts, 2)}, who collect failures`,
    [
      `Study one earlier drive about ${reading.subject.bare} ${reading.place.inPlace}, and write down what those at whom it was aimed say about it today`,
      `Show a rough message to five skeptics and stop at the first wince; one risk is that ${nth(behaviour.backfire, 1)}`,
      `Agree beforehand on the sign at which the campaign halts, for instance that ${nth(behaviour.backfire, 2)}`,
    ],
    `failures are poorly kept, and ${nth(behaviour.experts, 2)} remember the vivid ones`,
  )

export const bruises: LensMaker = ({ reading, domain, audience }) => {
  const bystander = domain.roles.find((role) => role.kind === 'bystander') ?? nth(domain.roles, 3)
  return lens(
    `Who is hurt when ${nth(domain.backfire, 0)}`,
    `an editor who answers the angry letters and follows ${nth(domain.media, 0)}`,
    [
      `Read the draft aloud to two ${bystander.name}, who ${bystander.stance}`,
      `Check pictures and words about ${reading.subject.text} for this: ${nth(domain.backfire, 1)}`,
      `Ask ${reading.who.plural} which earlier visitor got them wrong, and how; ${nth(audience.blindSpots, 1)}`,
    ],
    `a panel asked for offence will find some, and it may not be theirs: ${nth(audience.blindSpots, 0)}`,
  )
}

export const countingIt: LensMaker = ({ reading, behaviour, domain, audience }) =>
  lens(
    `What would count as having happened${reading.deadline === null ? '' : ` ${reading.deadline}`}`,
    `an evaluator with no share in the result, who has worked with ${nth(behaviour.records, 0)}`,
    [
      `Fix the count before the start: ${reading.measure === null ? 'who counts, from which list, on which day' : `${reading.measure} of exactly whom, from which list`}; a usable source is ${nth(behaviour.records, 1)}`,
      `Get the number for an earlier year and for a comparable place, using ${nth(domain.records, 2)}`,
      `Choose a group that is not approached at first, from ${nth(audience.findable, 1)}, and compare it later${reading.constraints.length > 0 ? `, keeping to the limit set (${reading.constraints[0]})` : ''}`,
    ],
    `what is easy to count drifts into being the goal; beside it keep ${nth(behaviour.records, 2)}`,
  )
