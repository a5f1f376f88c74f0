import type { ObjectiveReading } from '../../domain/objective/objective-reading.ts'
import { readObjective } from '../../domain/objective/read-objective.ts'
import { chooseAudienceKind, chooseDomain } from './choose-knowledge.ts'
import { audienceKnowledge } from './data/audiences.data.ts'
import { behaviourKnowledge } from './data/behaviours.data.ts'
import { domainKnowledge } from './data/domains.data.ts'
import { helpLine } from './data/help-line.data.ts'
import { wheelHabit } from './data/wheel-habit.data.ts'
import { fillSlots, slotsOf } from './fill-slots.ts'
import { focusOn } from './focus.ts'
import type { BehaviourKnowledge, DomainName, Situation } from './situation-types.ts'

/**
 * What the rules know for this objective: the reading of its words, and for its behaviour, its field and its
 * audience the compiled knowledge with the objective's own words in every slot. Same input, same answer.
 */
export function readSituation(desiredOutcome: string, region = ''): Situation {
  // The hundreds of calls of one run ask for the same objective one after another; only the last is kept.
  if (lastRead?.desiredOutcome !== desiredOutcome || lastRead.region !== region)
    lastRead = { desiredOutcome, region, situation: situationOf(readObjective(desiredOutcome, region), region) }
  return lastRead.situation
}

let lastRead: { readonly desiredOutcome: string; readonly region: string; readonly situation: Situation } | undefined

const helpLineWords =
  /^(?:call|text|phone|dial|ring|message|contact)\b.*(?:\b(?:988|211|311|hotlines?|helplines?|quitlines?|warmlines?|(?:crisis|help|phone|text|advocate|advice|support|check|counseling|information|info|nurse|relief|legal|tip|warm|quit) lines?|(?:check|help|advocate|crisis|advice|support)(?: phone)?$))/i

/** Knowledge of an act that its verb alone would misplace; null where the verb says it. */
function specialAct({ what }: ObjectiveReading, domainName: DomainName): BehaviourKnowledge | null {
  // Calling a line that gives help asks nothing of an official.
  if (what.class === 'contact' && helpLineWords.test(what.base)) return helpLine
  // A phone at the wheel is put away without withdrawal.
  if (what.class === 'reduce' && domainName === 'road-safety') return wheelHabit
  return null
}

/** Who applies for a seat on a board offers an evening and asks for nothing. */
const offersService = ({ what }: ObjectiveReading, domainName: DomainName) =>
  what.class === 'enroll' && domainName === 'civic-duties' && !/\bcensus\b/i.test(what.base)

/** A belt or a helmet is in the vehicle already: nothing is bought or tried out. */
const needsNoPurchase = ({ what }: ObjectiveReading, domainName: DomainName) => what.class === 'adopt' && domainName === 'road-safety'

/** The knowledge that goes with a reading. */
export function situationOf(asRead: ObjectiveReading, region = ''): Situation {
  const domainName = chooseDomain(asRead)
  const special = specialAct(asRead, domainName)
  const behaviourClass = special !== null || needsNoPurchase(asRead, domainName) ? 'act' : offersService(asRead, domainName) ? 'volunteer' : asRead.what.class
  const reading: ObjectiveReading = { ...asRead, what: { ...asRead.what, class: behaviourClass } }
  const audienceKind = chooseAudienceKind(reading)
  const slots = slotsOf(reading)
  return {
    reading,
    region: region.trim(),
    behaviourClass,
    domainName,
    audienceKind,
    behaviour: fillSlots(special ?? behaviourKnowledge[behaviourClass], slots),
    domain: fillSlots(focusOn(domainName, domainKnowledge[domainName], reading), slots),
    audience: fillSlots(audienceKnowledge[audienceKind], slots),
  }
}
