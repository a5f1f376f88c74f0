import type { AudienceSegment } from '../../contract/audience-segment.ts'
import { nth } from '../objective/speak.ts'
import type { Arc } from './arc.ts'
import { ownSentences, segmentPhrase } from './segment-words.ts'

/** How a group is found is the campaign's business, not the player's. */
const findability =
  /\b(?:find|found|look for|reach|route|meet|met|counted|count|size|way in|trail|begin with|start from|place to ask|introduction|what they believe comes|rosters?|registers?|how many|number|bound)\b/i

/** What whoever plays the lead should know: a line of the segment's own text, another one at each later stage. */
export function castingNote({ lead: [name], partner: [other], turn }: Arc, segment: AudienceSegment, step: number): string {
  const people = segmentPhrase(segment.segment_name)
  if (step === 0) {
    return nth(
      [
        `Cast ${name} from among ${people}.`,
        `${name} should be cast from ${people}, ${other} from their neighbors.`,
        `Nobody famous: ${name} comes from ${people}.`,
      ],
      turn,
    )
  }
  const line = ownSentences(segment.segment_description)
    .slice(1)
    .filter((part) => !findability.test(part))[step - 1]
  if (line === undefined) return ''
  const leads = [
    `For whoever plays ${name}`,
    `What ${name} carries into this film`,
    `${other} knows about ${name}`,
    `Unsaid, but ${name} should play it`,
    `Told to ${name} before the first take`,
    `Under ${name}’s lines`,
  ]
  return `${nth(leads, turn + step)}: “${line}”.`
}

/** Where the sponsor is named. The wording changes with arc and stage: it stands in every film. */
export function sponsorFrame({ lead: [name], thing, order }: Arc, step: number): string {
  const forms = [
    `${name}’s ${thing} at the left of the last frame, 'Paid for by [sponsor]' in the free right half.`,
    `${name}’s ${thing} for three seconds more, with 'Paid for by [sponsor]' below it.`,
    `${name} gone, a plain ground in the color of the ${thing}: 'Paid for by [sponsor]'.`,
    `${name} in front, the ${thing} out of focus, and the line 'Paid for by [sponsor]' over it.`,
    `${name} leaves the frame; the ${thing} and 'Paid for by [sponsor]' remain.`,
    `${name}’s ${thing} in the corner, and 'Paid for by [sponsor]' large enough for a phone.`,
    `${name} and the ${thing} freeze, with clear space underneath for 'Paid for by [sponsor]'.`,
  ]
  return nth(forms, order + step)
}
