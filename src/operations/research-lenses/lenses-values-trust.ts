import { nth } from '../objective/speak.ts'
import type { LensMaker } from './lens-draft.ts'
import { lens } from './lens-draft.ts'

export const loyalties: LensMaker = ({ reading, audience }) =>
  lens(
    `What ${reading.who.plural} would be loyal to in saying yes`,
    `${nth(audience.experts, 0)}, able to tell a principle from a mood`,
    [
      `Sit down with twelve ${reading.who.plural} ${reading.place.inPlace} and ask each for the last decision in which this counted: ${nth(audience.values, 0)}`,
      `Look for the one who says no to it and puts another thing first, perhaps this: ${nth(audience.values, 1)}`,
      `Record both camps in their own words where ${nth(audience.divisions, 0)}`,
    ],
    `${nth(audience.blindSpots, 0)}, so count who refused to talk as well`,
  )

export const collidingGoods: LensMaker = ({ reading, domain, audience }) =>
  lens(
    `Two goods in conflict: ${nth(domain.tensions, 0)}`,
    `${nth(domain.experts, 0)}, together with somebody who holds the other view`,
    [
      `Put a concrete choice to ${reading.who.plural} about ${reading.subject.text} in which both goods cannot be had, and ask what would tip it`,
      `Collect three real cases ${reading.place.inPlace} where ${nth(domain.tensions, 1)}`,
      `Compare answers across a known split: ${nth(audience.divisions, 1)}`,
    ],
    `a forced choice hides "it depends", and here it may well depend: ${nth(domain.tensions, 2)}`,
  )

export const believedVoices: LensMaker = ({ reading, audience }) =>
  lens(
    `Beyond ${nth(audience.trusted, 0).who}: whom ${reading.who.plural} believe`,
    `${nth(audience.experts, 1)}, for they know which names open doors`,
    [
      `List, by name and by role, whom they last asked for advice; start from ${nth(audience.trusted, 0).who}`,
      `Find out whether ${nth(audience.trusted, 1).who} would be heard on ${reading.subject.text} too, given that ${nth(audience.trusted, 1).because}`,
      `Ask what happened the last time ${nth(audience.distrusted, 0).who} came to them, and whether it is still true that ${nth(audience.distrusted, 0).because}`,
    ],
    `admirable names get mentioned and ordinary ones get followed; ${nth(audience.trusted, 0).who} may be named only because ${nth(audience.trusted, 0).because}`,
  )

export const discountedVoices: LensMaker = ({ reading, domain }) =>
  lens(
    `Whose word on ${reading.subject.text} is discounted: ${nth(domain.distrusted, 0).who}, and who else`,
    `an investigative reporter who follows ${nth(domain.media, 0)}`,
    [
      `Trace one disputed claim in ${nth(domain.media, 1)} back to its first speaker, and ask listeners what they knew about that speaker`,
      `Interview ${nth(domain.trusted, 0).who}; the guess is that they carry weight because ${nth(domain.trusted, 0).because}`,
      `Let people rank speakers without titles, with ${nth(domain.trusted, 1).who} and ${nth(domain.distrusted, 0).who} among them, and note the reasons`,
    ],
    `asking about distrust teaches it; put the question about ${nth(domain.distrusted, 0).who} last`,
  )

export const costs: LensMaker = ({ reading, behaviour, audience }) =>
  lens(
    `The price of ${reading.what.shortGerund}: ${nth(behaviour.costs, 0)}`,
    `a time-use interviewer working with ${nth(audience.experts, 0)}`,
    [
      `Go through one real week, hour by hour, with eight ${reading.who.plural}; expect to find that ${nth(audience.rhythms, 0)}`,
      `Put a price, in hours or dollars, on ${nth(behaviour.costs, 1)}`,
      `Ask those who once tried whether this was as bad as feared: ${nth(behaviour.costs, 2)}`,
    ],
    `whoever has an hour for the interview has one to spare; for the others ${nth(audience.rhythms, 1)}`,
  )

export const returns: LensMaker = ({ reading, behaviour, domain }) =>
  lens(
    `What comes back, and whether it is ${nth(behaviour.benefits, 0)}`,
    `a cost-and-benefit analyst and ${nth(domain.trusted, 0).who}, on the same table`,
    [
      `Follow up three people who did it; ask what they noticed first, and whether it was ${nth(behaviour.benefits, 2)}`,
      `Check this against records ${reading.place.inPlace}, and note for whom it fails: ${nth(domain.reasons, 0)}`,
      `Separate what the doer gains (${nth(behaviour.benefits, 1)}) from what others gain because ${nth(domain.reasons, 1)}`,
    ],
    `whoever stayed tells the story, and may have stayed for another reason, for example that ${nth(behaviour.motives, 1)}`,
  )
