import type { HpemAnalysis, HpemStageAnalysis } from '../../contract/hpem-analysis.ts'
import { type HpemStage, hpemStages } from '../../contract/hpem-stage.ts'
import type { Objective } from '../../contract/objective.ts'
import type { DraftContext } from '../define-operation.ts'
import { slotsOf } from '../objective/fill-slots.ts'
import { readSituation } from '../objective/situation.ts'
import type { Situation } from '../objective/situation-types.ts'
import { capital, sentence } from '../objective/speak.ts'
import { createDealer, type Dealer } from '../segments/dealer.ts'
import { fillFrame } from '../segments/fill-frame.ts'
import { stageBehaviours } from './data/stage-behaviours.data.ts'
import { stageFrames } from './data/stage-frames.data.ts'
import { barrierAt, isFelt, stageParts } from './stage-parts.ts'

/** The objective's own behaviour, as the last thing to be seen. */
function done({ reading }: Situation): string {
  return sentence(`${reading.what.third}${reading.deadline === null ? '' : ` ${reading.deadline}`}`)
}

/** The frames that are true of the barrier at hand: who is held by a conviction is not helped by talk of things. */
function fitting(stage: HpemStage, place: keyof (typeof stageFrames)[HpemStage], situation: Situation): readonly string[] {
  const frames = stageFrames[stage][place]
  const { kind } = barrierAt(stage, situation)
  const onlyLast = place === 'lever' && ((stage === 'Behavioral Commitment' && !isFelt(stage, kind)) || (stage === 'Attitude Shift' && kind !== 'social-risk'))
  return onlyLast ? frames.slice(-1) : frames
}

function analyse(stage: HpemStage, situation: Situation, dealer: Dealer): HpemStageAnalysis {
  const parts = { ...slotsOf(situation.reading), ...stageParts(stage, situation, dealer) }
  const frames = stageFrames[stage]
  const say = (place: keyof typeof frames) => sentence(fillFrame(dealer.deal(`${stage} ${place}`, fitting(stage, place, situation)), parts))
  const seen = stageBehaviours[situation.reading.what.class][stage]
  return {
    stage,
    psychological_effects: [say('change'), say('lever'), say('undo')].join(' '),
    behaviors: [...seen, ...(stage === 'Behavioral Commitment' ? [done(situation)] : []), say('count')].map(capital).join('\n'),
    narrative_fit: [say('story'), say('teller'), say('end')].join(' '),
  }
}

/** What each stage means for this objective: the change wanted, what shows it, and the story that fits. */
export function draftHpem(objective: Objective, { random }: DraftContext): HpemAnalysis {
  const situation = readSituation(objective.desiredOutcome, objective.region)
  const dealer = createDealer('hpem', situation, random)
  return { hpem: hpemStages.map((stage) => analyse(stage, situation, dealer)) }
}
