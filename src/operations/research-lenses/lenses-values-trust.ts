import { nth } from '../objective/speak.ts'
import type { LensMaker } from './lens-draft.ts'
import { lens, shortest } from './lens-draft.ts'

export const loyalties: LensMaker = ({ reading, audience }) =>
  lens(
    shortest(`What matters most to ${reading.who.plural}`, 'What matters most to the audience'),
    `an interviewer briefed by ${nth(audience.experts, 0)}`,
    [
      `Interview twelve ${reading.who.plural} ${reading.place.inPlace}, half of them met at ${nth(audience.venues, 0)} and half at ${nth(audience.venues, 1)}, about the last time ${reading.subject.text} came up for them`,
      `Write down every reason in their own words and mark the ones that come down to this: ${nth(audience.values, 0)}`,
      `Note who puts something else first, for example that ${nth(audience.values, 1)}`,
      `Make sure both sides of one known split are heard: ${nth(audience.divisions, 0)}`,
    ],
    `people give better reasons afterward than they had at the time, so ask what they did before asking why; keep in mind that ${nth(audience.blindSpots, 0)}`,
  )

export const collidingGoods: LensMaker = ({ reading, behaviour, domain, audience }) =>
  lens(
    shortest(`What makes ${reading.what.shortGerund} a hard choice`, 'What makes this a hard choice'),
    `a discussion moderator working with ${nth(domain.experts, 0)}`,
    [
      `Run two discussions with six ${reading.who.plural} each and put one conflict to them: ${nth(domain.tensions, 0)}`,
      `Collect three real cases ${reading.place.inPlace} in which ${nth(domain.tensions, 1)}, and record how each was settled`,
      `Ask everyone afterward, in writing and alone, which way they would go, and look for ${nth(behaviour.benefits, 2)} among the reasons`,
      `Compare the answers across this split: ${nth(audience.divisions, 1)}`,
    ],
    `a group drifts toward the respectable answer, so give more weight to what people wrote alone, above all where ${nth(domain.tensions, 2)}`,
  )

export const believedVoices: LensMaker = ({ reading, audience }) =>
  lens(
    shortest(`Whom ${reading.who.plural} turn to for advice`, 'Whom people turn to for advice'),
    `a field interviewer introduced by ${nth(audience.experts, 1)}`,
    [
      `Ask fifteen ${reading.who.plural} whom they last turned to about ${reading.subject.text}, and record that person’s role, not the name`,
      `See whether anyone mentions ${nth(audience.trusted, 0).who} without being prompted, and whether the reason is that ${nth(audience.trusted, 0).because}`,
      `Find out whether ${nth(audience.trusted, 1).who} would be heard on this subject too, given that ${nth(audience.trusted, 1).because}`,
      `Ask how they reacted the last time they heard from ${nth(audience.distrusted, 0).who}`,
    ],
    `people name the adviser they admire rather than the one they follow, so ask about ${nth(audience.trusted, 0).who} only after they have answered freely`,
  )

export const discountedVoices: LensMaker = ({ reading, domain }) =>
  lens(
    shortest(`Whom ${reading.who.plural} do not believe`, 'Which messengers are not believed'),
    `a local reporter who follows ${nth(domain.media, 0)}`,
    [
      `Show ten people the same two sentences about ${reading.subject.text} from different senders, one of them ${nth(domain.distrusted, 0).who}, and record what changes`,
      `Ask what earned ${nth(domain.distrusted, 1).who} their reputation; the guess is that ${nth(domain.distrusted, 1).because}`,
      `Trace one disputed claim in ${nth(domain.media, 1)} back to the first person who made it`,
      `Have people rank the speakers without seeing titles, with ${nth(domain.trusted, 0).who} and ${nth(domain.trusted, 1).who} on the list`,
    ],
    `asking about distrust suggests it, so leave the question about ${nth(domain.distrusted, 0).who} for last`,
  )

export const costs: LensMaker = ({ reading, behaviour, audience }) =>
  lens(
    shortest(`What ${reading.what.shortGerund} costs in an ordinary week`, 'What it costs in an ordinary week'),
    `a time-use interviewer advised by ${nth(audience.experts, 0)}`,
    [
      `Go through one real week, hour by hour, with eight ${reading.who.plural} and mark where it would have to fit; expect that ${nth(audience.rhythms, 0)}`,
      `Ask which weighs more and why: ${nth(behaviour.costs, 0)}, or ${nth(behaviour.costs, 1)}`,
      `Ask people who have done it how ${nth(behaviour.costs, 2)} compared with what they expected`,
    ],
    `whoever has an hour for an interview has time to spare, so look for people who would say that ${nth(audience.rhythms, 1)}`,
  )

export const returns: LensMaker = ({ reading, behaviour, domain }) =>
  lens(
    shortest(`What people get out of ${reading.what.shortGerund}`, 'What people get out of it'),
    `a program evaluator who has worked with ${nth(behaviour.experts, 0)}`,
    [
      `Talk to six people who did it at least a month ago; ask what they noticed first, and note whether anyone mentions ${nth(behaviour.benefits, 0)}, or else ${nth(behaviour.benefits, 1)}`,
      `Look in ${nth(domain.records, 1)} for a case ${reading.place.inPlace} that contradicts this claim: ${nth(domain.reasons, 0)}`,
      `Ask six who have not done it which of two claims they believe: that ${nth(domain.reasons, 0)}, or that ${nth(domain.reasons, 1)}`,
    ],
    `people who kept going tell the story, so include three who stopped; they may have started only because ${nth(behaviour.motives, 1)}`,
  )
