import { contentWords } from '../../domain/objective/content-words.ts'
import { slotsOf } from '../objective/fill-slots.ts'
import type { Situation } from '../objective/situation-types.ts'
import { capital, sentence } from '../objective/speak.ts'
import { type FoundKind, foundFrames, sizeFrames } from './data/found-frames.data.ts'
import { claimFrames, fairFrames, hitchFrames, ownClaimFrames } from './data/hitch-frames.data.ts'
import { type HoldKind, holdFrames } from './data/hold-frames.data.ts'
import type { Dealer } from './dealer.ts'
import { fillFrame } from './fill-frame.ts'
import type { Group } from './group.ts'

/** Which knowledge tells best what a group holds, in order of preference. */
const holdOrder: Readonly<Record<string, readonly HoldKind[]>> = {
  time: ['rhythm', 'value', 'tension', 'benefit'],
  money: ['tension', 'benefit', 'reason', 'value'],
  access: ['rhythm', 'benefit', 'reason', 'division'],
  habit: ['rhythm', 'motive', 'benefit', 'tension'],
  belief: ['reason', 'tension', 'division', 'value'],
  trust: ['value', 'blindSpot', 'division', 'tension'],
  'social-risk': ['division', 'value', 'blindSpot', 'tension'],
  identity: ['value', 'division', 'tension', 'reason'],
  information: ['benefit', 'blindSpot', 'motive', 'reason'],
  opposition: ['tension', 'reason', 'division', 'value'],
  role: ['tension', 'reason'],
}

/** Knowledge about the audience, which people of the field at large need not share. */
const ofAudience: ReadonlySet<HoldKind> = new Set(['value', 'division', 'rhythm', 'blindSpot'])

/** True for people who need not be of the audience: the field's own. */
const outside = ({ source }: Group) => source === 'role' || source === 'field-barrier' || source === 'objection'

/** One sentence on what the group holds, from knowledge no other group of this draft was told with; null when all is told. */
export function holdSentence(group: Group, situation: Situation, dealer: Dealer): string | null {
  const { audience, behaviour, domain } = situation
  const knowledge: Readonly<Record<HoldKind, readonly string[]>> = {
    value: audience.values,
    division: audience.divisions,
    tension: domain.tensions,
    reason: domain.reasons,
    rhythm: audience.rhythms,
    benefit: behaviour.benefits.slice(1),
    blindSpot: audience.blindSpots,
    motive: behaviour.motives.slice(2),
  }
  for (const kind of holdOrder[group.barrier ?? 'role'] ?? []) {
    if (outside(group) && ofAudience.has(kind)) continue
    const fragment = dealer.dealOnce(`hold ${kind}`, knowledge[kind])
    if (fragment !== null) return fillFrame(dealer.deal(`hold frame ${kind}`, holdFrames[kind]), { x: fragment })
  }
  return null
}

/** Where and through whom: the audience's own places for its own groups, the field's for the others. */
export function foundSentence(group: Group, situation: Situation, dealer: Dealer): string {
  const { audience, domain } = situation
  const inside = group.source === 'people-barrier' || group.source === 'act-barrier' || (group.source === 'circle' && group.kind === 'supporter')
  const kinds: readonly FoundKind[] = inside ? ['placeVoice', 'mediaVoice', 'placeVoice'] : ['mediaVoice']
  const kind = dealer.deal(`found kind ${inside}`, kinds)
  const voices = inside ? audience.trusted : domain.trusted
  const parts = dealer.unused(
    () => ({
      w: dealer.deal('venue', audience.venues),
      m: dealer.deal(`media ${inside}`, inside ? audience.media : domain.media),
      v: dealer.deal(`voice ${inside}`, voices).who,
    }),
    ({ w, m, v }) => [`${kind === 'placeVoice' ? w : m}+${v}`],
  )
  return dealer.fresh(() => sentence(fillFrame(dealer.deal(`found ${kind}`, foundFrames[kind]), parts)))
}

/** Where it could be checked how many they are: lists of the audience and records of the behaviour, or records of the field. */
export function sizeSentence(group: Group, { audience, behaviour, domain, reading }: Situation, dealer: Dealer): string {
  const lists = outside(group) ? domain.records : [...audience.findable, ...behaviour.records]
  return dealer.fresh(() => {
    const list = dealer.deal(`size list ${outside(group)}`, lists)
    return sentence(fillFrame(fillFrame(dealer.deal('size', sizeFrames), { l: list }), slotsOf(reading)))
  })
}

/** True when the first text has most of the second's content words already. */
function says(text: string, other: string): boolean {
  const words = contentWords(other, 40)
  const known = contentWords(text, 80)
  return words.filter((word) => known.includes(word)).length >= words.length * 0.6
}

/** Who they are and what stands in the way or what they hold, in the first sentence; what is fair about it or keeps them back, in a second one. */
export function coreSentences(group: Group, situation: Situation, dealer: Dealer): string[] {
  if (group.source === 'objection') {
    const claim = group.stance ?? ''
    const own = /\b(?:I|my|we|our|us)\b/.test(claim)
    return [
      fillFrame(own ? dealer.deal('own claim', ownClaimFrames) : dealer.deal('claim', claimFrames), { n: group.people, x: claim }),
      fillFrame(dealer.deal('fair', fairFrames), { x: group.hitch }),
    ]
  }
  if (group.barrier !== null) {
    const frame = dealer.deal(`hitch ${group.barrier}`, hitchFrames[group.barrier])
    return [fillFrame(fillFrame(frame, { p: group.people, x: group.hitch }), slotsOf(situation.reading))]
  }
  const stance = group.source === 'role' ? capital((group.stance ?? '').replace(/^They\b/, group.people)) : (group.stance ?? '')
  return [stance, group.hitch].filter((part) => part !== '')
}

/** Who they are, why they would or would not act, how they live and what they hold, where they are found and how many could be checked. */
export function describeGroup(group: Group, situation: Situation, dealer: Dealer): string {
  const [first = '', ...rest] = coreSentences(group, situation, dealer)
  const life = says(first, group.life) ? null : group.life
  const hold = group.source === 'circle' || group.source === 'objection' ? null : holdSentence(group, situation, dealer)
  return [first, life, ...rest, hold, foundSentence(group, situation, dealer), sizeSentence(group, situation, dealer)]
    .filter((part): part is string => Boolean(part))
    .map(capital)
    .join(' ')
}
