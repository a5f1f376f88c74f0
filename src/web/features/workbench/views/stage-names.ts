import { type HpemStage, hpemStages } from '../../../../contract/hpem-stage.ts'

/** Where a full name has no room. The full name is always read aloud. */
export const shortStageNames: Readonly<Record<HpemStage, string>> = {
  Awareness: 'Aware',
  Engagement: 'Engage',
  Evaluation: 'Evaluate',
  'Attitude Shift': 'Shift',
  'Behavioral Commitment': 'Commit',
}

/** A stage as it stands in addresses and element ids, which can hold no space: 'attitude-shift'. */
export function stageSlug(stage: HpemStage): string {
  return stage.toLowerCase().replace(' ', '-')
}

/** The stage of a slug or a name; undefined where there is none. */
export function stageOfSlug(text: string): HpemStage | undefined {
  const slug = text.toLowerCase().replace(/[\s_]/g, '-')
  return hpemStages.find((stage) => stageSlug(stage) === slug)
}
