import type { HpemPercentages, StagePercentages } from '../../../../contract/hpem-mapping.ts'
import { type HpemStage, hpemStages } from '../../../../contract/hpem-stage.ts'
import { stageShare } from '../../../../domain/hpem/stage-shares.ts'

export interface FunnelStep {
  readonly stage: HpemStage
  /** Percent of the segment that stands at this stage or a later one. */
  readonly reached: number
  /** Percent that stands at exactly this stage. */
  readonly share: number
}

/** What share of a segment has reached at least each stage: shares added up from the last stage backwards. */
export function funnelSteps(mapping: HpemPercentages | StagePercentages): FunnelStep[] {
  const shares = hpemStages.map((stage) => stageShare(mapping, stage))
  return hpemStages.map((stage, place) => ({
    stage,
    share: shares[place] ?? 0,
    reached: Math.round(shares.slice(place).reduce((sum, share) => sum + share, 0) * 10) / 10,
  }))
}

/** The funnel's answer: where the most people stop, and how many come through. */
export function funnelTitle(steps: readonly FunnelStep[]): string {
  const [first] = steps
  const last = steps.at(-1)
  if (first === undefined || last === undefined) return 'How far the segment has come'
  // Who stands at the last stage stopped nowhere.
  const stop = steps.slice(0, -1).reduce((most, step) => (step.share > most.share ? step : most), first)
  const through = last.reached === 0 ? 'none have reached' : `${last.reached}% have reached`
  return `${stop.share > 50 ? 'Most' : 'The largest part'} came to ${stop.stage} and no further (${stop.share}%); ${through} ${last.stage}`
}
