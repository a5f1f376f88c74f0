import type { ObjectiveReading } from '../../domain/objective/objective-reading.ts'
import { readObjective } from '../../domain/objective/read-objective.ts'
import { chooseAudienceKind, chooseDomain } from './choose-knowledge.ts'
import { audienceKnowledge } from './data/audiences.data.ts'
import { behaviourKnowledge } from './data/behaviours.data.ts'
import { domainKnowledge } from './data/domains.data.ts'
import { fillSlots, slotsOf } from './fill-slots.ts'
import { focusOn } from './focus.ts'
import type { Situation } from './situation-types.ts'

/**
 * What the rules know for this objective: the reading of its words, and for its behaviour, its field and its
 * audience the compiled knowledge with the objective's own words in every slot. Same input, same answer.
 */
export function readSituation(desiredOutcome: string, region = ''): Situation {
  return situationOf(readObjective(desiredOutcome, region), region)
}

/** The knowledge that goes with a reading. */
export function situationOf(reading: ObjectiveReading, region = ''): Situation {
  const domainName = chooseDomain(reading)
  const audienceKind = chooseAudienceKind(reading)
  const slots = slotsOf(reading)
  return {
    reading,
    region: region.trim(),
    behaviourClass: reading.what.class,
    domainName,
    audienceKind,
    behaviour: fillSlots(behaviourKnowledge[reading.what.class], slots),
    domain: fillSlots(focusOn(domainName, domainKnowledge[domainName], reading), slots),
    audience: fillSlots(audienceKnowledge[audienceKind], slots),
  }
}
