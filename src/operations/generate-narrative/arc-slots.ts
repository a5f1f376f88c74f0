import { type HpemStage, hpemStages } from '../../contract/hpem-stage.ts'
import { callToAct } from '../objective/call-to-act.ts'
import { acts } from '../objective/data/acts.data.ts'
import { fillSlots } from '../objective/fill-slots.ts'
import type { Situation } from '../objective/situation-types.ts'
import { capital, nth } from '../objective/speak.ts'
import { asWe, asYours, contracted } from '../objective/spoken.ts'
import type { Arc } from './arc.ts'
import type { Pronoun } from './data/first-names.data.ts'
import { asClause } from './segment-words.ts'

const forms = {
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself', kin: 'uncle' },
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself', kin: 'aunt' },
} as const satisfies Record<Pronoun, Record<string, string>>

/** A statement about the world that the film may not make without a source. */
const needsSource = (clause: string) => `${clause} [source needed]`

/** The campaign's case and the one against it. A campaign that opposes something holds what the field calls an objection, and meets the field's reasons. */
function cases({ behaviourClass, domain }: Situation, { objection, order }: Arc, step: number): Record<'claim' | 'fair' | 'reason', string> {
  const at = (items: readonly string[], offset = 0) => contracted(nth(items, order + step + offset))
  if (behaviourClass !== 'oppose')
    return { claim: contracted(objection.claim), fair: needsSource(contracted(objection.fair)), reason: needsSource(at(domain.reasons)) }
  const against = domain.objections.map(({ claim }) => claim)
  return { claim: at(domain.reasons), fair: needsSource(at(domain.reasons, 1)), reason: needsSource(at(against)) }
}

/** Every slot a beat may use; each also exists with a capital first letter. */
export function arcSlots(situation: Situation, arc: Arc, stage: HpemStage): Readonly<Record<string, string>> {
  const { reading, domain, audience, behaviour } = situation
  const [name, pronoun] = arc.lead
  const [other, otherPronoun] = arc.partner
  const step = hpemStages.indexOf(stage)
  // Neighboring stages of one segment take neighboring entries, so no arc says the same thing twice in a row.
  const at = <T>(items: readonly T[], offset = 0) => nth(items, arc.turn + step + offset)
  const inOrder = <T>(items: readonly T[], offset = 0) => nth(items, arc.order + step + offset)
  const images = [...domain.scenes, ...audience.scenes]
  const otherForms = forms[otherPronoun]
  const claims = [...domain.reasons, ...domain.misreadings, ...domain.objections.map(({ fair }) => fair)].map((claim) => claim.toLowerCase())
  // A segment's own text may rest on one of the field's claims.
  const marked = (text: string) => (claims.some((claim) => text.toLowerCase().includes(claim)) ? needsSource(asWe(text)) : asWe(text))
  const subject = { subject: reading.subject.text, bare: reading.subject.bare, udoing: asYours(reading.what.shortGerund), his: forms[pronoun].his }
  const act = fillSlots(acts[reading.what.class], subject)
  // What the tables say of joining is said of unions and services; they fit those.
  const ownTerms = situation.domainName === 'labor' || situation.domainName === 'military'
  const askOf = (asking: Exclude<HpemStage, 'Behavioral Commitment'>) => fillSlots(inOrder(acts[reading.what.class].ask[asking]), subject)
  const slots: Record<string, string> = {
    name,
    ...forms[pronoun],
    ...subject,
    other,
    ohe: otherForms.he,
    ohim: otherForms.him,
    ohis: otherForms.his,
    kin: otherForms.kin,
    home: arc.home,
    out: arc.out,
    ...callToAct(situation),
    prop: inOrder(act.prop),
    see: inOrder(act.see),
    ask: stage === 'Behavioral Commitment' ? '' : askOf(stage),
    prep: inOrder(act.prep),
    act: inOrder(act.act, 1),
    did: inOrder(act.did, 1),
    shot: at(images),
    shot2: at(images, 1),
    knot: marked(asClause(arc.knot)),
    ease: asWe(arc.ease),
    ...cases(situation, arc, step),
    reply: arc.objection.reply,
    mixup: needsSource(contracted(inOrder(domain.misreadings))),
    motive: contracted(at(behaviour.motives)),
    cost: asWe(at(ownTerms ? behaviour.costs : (act.cost ?? behaviour.costs))),
    gain: asWe(at(ownTerms ? behaviour.benefits : (act.gain ?? behaviour.benefits))),
    // What an argument of the field rests on stands in the field’s own records.
    record: at(domain.records),
    voice: at([...audience.trusted, ...domain.trusted]).who,
    rhythm: asWe(at(audience.rhythms)),
    value: asWe(at(audience.values)),
  }
  for (const [slot, value] of Object.entries(slots)) slots[capital(slot)] ??= capital(value)
  return slots
}
