import type { HpemStage } from '../../contract/hpem-stage.ts'
import { callToAct } from '../objective/call-to-act.ts'
import { acts } from '../objective/data/acts.data.ts'
import { fillSlots } from '../objective/fill-slots.ts'
import type { Barrier, BarrierKind, Situation } from '../objective/situation-types.ts'
import { capital, nth } from '../objective/speak.ts'
import { asYours } from '../objective/spoken.ts'
import type { Dealer } from '../segments/dealer.ts'
import { fittingBarriers } from '../segments/fitting-barriers.ts'

/** Which barriers are felt at a stage; where the tables have none of them, the behaviour's first stands in. */
const felt: Readonly<Record<HpemStage, readonly BarrierKind[]>> = {
  Awareness: ['information'],
  Engagement: ['trust', 'information'],
  Evaluation: ['belief', 'money', 'trust'],
  'Attitude Shift': ['social-risk', 'identity'],
  'Behavioral Commitment': ['time', 'access', 'habit', 'money'],
}

export function isFelt(stage: HpemStage, kind: BarrierKind): boolean {
  return felt[stage].includes(kind)
}

/** The barrier that is felt most at a stage. */
export function barrierAt(stage: HpemStage, situation: Situation): Barrier {
  const { behaviour } = situation
  const all = fittingBarriers(situation).map(({ barrier }) => barrier)
  return all.find((barrier) => isFelt(stage, barrier.kind)) ?? nth(behaviour.barriers, 0)
}

/** What a film of the stage asks: the first of the forms that its scripts use, and at the end the behavior with place and date. */
function askAt(stage: HpemStage, situation: Situation): string {
  const { reading } = situation
  const call = callToAct(situation)
  if (stage === 'Behavioral Commitment') return capital(`${call.udo}${call.in}${call.when}`)
  const { ask } = acts[reading.what.class]
  return capital(fillSlots(nth(ask[stage], 0), { subject: reading.subject.text, bare: reading.subject.bare, udoing: asYours(reading.what.shortGerund) }))
}

const singleQuoted = (text: string) => text.replace(/"([^"]*)"/g, '‘$1’')

/** What the situation puts into the sentences of one stage; nothing is dealt to two stages while something undealt is left. */
export function stageParts(stage: HpemStage, situation: Situation, dealer: Dealer): Readonly<Record<string, string>> {
  const { audience, behaviour, domain } = situation
  const barrier = barrierAt(stage, situation)
  const voice = dealer.deal('voice', [...domain.trusted, ...audience.trusted])
  const discounted = dealer.deal('discounted', [...domain.distrusted, ...audience.distrusted])
  const objection = dealer.deal('objection', domain.objections)
  return {
    misread: dealer.deal('misread', domain.misreadings),
    value: dealer.deal('value', audience.values),
    division: dealer.deal('division', audience.divisions),
    network: dealer.deal('network', audience.networks),
    tension: dealer.deal('tension', domain.tensions),
    reason: dealer.deal('reason', domain.reasons),
    rhythm: dealer.deal('rhythm', audience.rhythms),
    because: barrier.because,
    relief: barrier.relief,
    claim: objection.claim,
    fair: objection.fair,
    motive: singleQuoted(dealer.deal('motive', behaviour.motives)),
    benefit: dealer.deal('benefit', behaviour.benefits),
    cost: dealer.deal('cost', behaviour.costs),
    voice: voice.who,
    trustwhy: voice.because,
    discounted: discounted.who,
    doubtwhy: discounted.because,
    scene: dealer.deal('scene', [...domain.scenes, ...audience.scenes]),
    medium: dealer.deal('medium', [...audience.media, ...domain.media]),
    record: dealer.deal(stage === 'Evaluation' ? 'domain record' : 'record', stage === 'Evaluation' ? domain.records : behaviour.records),
    moment: behaviour.moment,
    backfire: dealer.deal('backfire', [...behaviour.backfire, ...domain.backfire]),
    ask: askAt(stage, situation),
  }
}
