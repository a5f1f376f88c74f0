import type { AudienceSegment } from '../../contract/audience-segment.ts'
import { type HpemStage, hpemStages } from '../../contract/hpem-stage.ts'
import type { Situation } from '../objective/situation-types.ts'
import { capital, nth } from '../objective/speak.ts'
import type { Arc } from './arc.ts'
import type { Pronoun } from './data/first-names.data.ts'
import { asClause, ownSentences, segmentPhrase } from './segment-words.ts'

const forms = {
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
} as const satisfies Record<Pronoun, Record<string, string>>

/** A statement about the world that the film may not make without a source. */
const needsSource = (clause: string) => `${clause} [source needed]`

/** The behavior with its place and date, each named once. */
export function behaviorInFull({ reading }: Situation): string {
  const { what, place, deadline } = reading
  const named = place.stated ? ` ${place.inPlace}` : `, wherever you are ${place.inPlace},`
  const where = what.base.includes(place.text) ? '' : named
  return `${what.base}${where}${deadline === null ? ' on a day you choose before this film ends' : ` ${deadline}`}`
}

/** The people as one would say it: without the places and numbers that qualify a long name. */
function shortPeople(plural: string): string {
  if (plural.split(' ').length <= 5) return plural
  return plural.replace(/^(members of )?(.+?) (?:of|with|in|at|who|that|from|for|over|near|on)\b.*$/, '$1$2')
}

/** Every slot a beat may use; each also exists with a capital first letter. */
export function arcSlots(situation: Situation, segment: AudienceSegment, arc: Arc, stage: HpemStage): Readonly<Record<string, string>> {
  const { reading, domain, audience, behaviour } = situation
  const [name, pronoun] = arc.lead
  const [other, otherPronoun] = arc.partner
  const step = hpemStages.indexOf(stage)
  // Neighboring stages of one segment take neighboring entries, so no arc says the same thing twice in a row.
  const at = <T>(items: readonly T[], offset = 0) => nth(items, arc.turn + step + offset)
  const images = [...domain.scenes, ...audience.scenes]
  const who = shortPeople(reading.who.plural)
  const [first = ''] = ownSentences(segment.segment_description)
  const objections = domain.objections
  const otherForms = forms[otherPronoun]
  const claims = [...domain.reasons, ...domain.misreadings, ...objections.map((objection) => objection.fair)].map((claim) => claim.toLowerCase())
  // A segment's own text may rest on one of the field's claims.
  const marked = (text: string) => (claims.some((claim) => text.toLowerCase().includes(claim)) ? needsSource(text) : text)
  const slots: Record<string, string> = {
    name,
    ...forms[pronoun],
    other,
    ohe: otherForms.he,
    ohim: otherForms.him,
    ohis: otherForms.his,
    thing: arc.thing,
    aThing: `${/^[aeiou]/i.test(arc.thing) ? 'an' : 'a'} ${arc.thing}`,
    home: arc.home,
    out: arc.out,
    shot: at(images),
    shot2: at(images, 1),
    who,
    subject: reading.subject.text,
    bare: reading.subject.bare,
    do: reading.what.base,
    doit: behaviorInFull(situation),
    segment: segmentPhrase(segment.segment_name),
    knot: marked(arc.knot),
    ease: arc.ease,
    claim: at(objections).claim,
    fair: needsSource(at(objections).fair),
    fair2: needsSource(at(objections, 1).fair),
    reason: needsSource(at(domain.reasons)),
    motive: at(behaviour.motives),
    cost: at(behaviour.costs),
    gain: at(behaviour.benefits),
    // What an argument of the field rests on stands in the field’s own records.
    record: at(domain.records),
    record2: at(domain.records, 1),
    voice: at([...audience.trusted, ...domain.trusted]).who,
    distrusted: at([...audience.distrusted, ...domain.distrusted]).who,
    media: at([...audience.media, ...domain.media]),
    tension: at(domain.tensions),
    division: at(audience.divisions),
    rhythm: at(audience.rhythms),
    mixup: needsSource(at(domain.misreadings)),
    step: at(behaviour.steps.slice(0, 3)),
    laststep: nth(behaviour.steps, -1),
    step2: at(behaviour.steps.slice(1, 4)),
    moment: behaviour.moment,
    reply: at(objections).reply,
    replying: `who can ${at(objections).reply}`,
    backfire: at([...behaviour.backfire, ...domain.backfire]),
    in: reading.place.stated ? reading.place.inPlace : `somewhere ${reading.place.inPlace}`,
    life: marked(capital(first)),
    lifeClause: marked(asClause(first)),
    network: at(audience.networks),
    value: at(audience.values),
  }
  for (const [slot, value] of Object.entries(slots)) {
    slots[slot] = value.replaceAll(reading.who.plural, who)
    slots[capital(slot)] ??= capital(slots[slot])
  }
  return slots
}
