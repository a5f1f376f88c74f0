import type { HpemStage } from '../../../contract/hpem-stage.ts'

/** Where a group stands. `{b}` is a behaviour the analysis looks for at its stage, `{n}` one of the next stage. */
export const standingFrames: Readonly<Record<HpemStage, readonly string[]>> = {
  Awareness: [
    'They have not reached the first stage, and few of them would do this yet: “{b}”.',
    'Awareness is the stage to work on with them, and its first sign would be “{b}”.',
    'At most a few show the first sign, “{b}”, so ask for nothing more.',
    'Most have not noticed it yet; look for this first: “{b}”.',
    'So far hardly any of them do this: “{b}”.',
  ],
  Engagement: [
    'They are at Engagement: some would do this, “{b}”, and hardly any this, “{n}”.',
    'Attention is there already; what is missing is “{n}”.',
    'Most of them are at the second stage, where the sign is “{b}”.',
    'Engagement is as far as most of them have come, and you could see it by this: “{b}”.',
    'They listen but do not weigh it yet, so this is still rare: “{n}”.',
    'Some of them, if asked, would say yes to this: “{b}”.',
  ],
  Evaluation: [
    'Most are weighing it at the moment, and the sign of that is “{b}”.',
    'Evaluation is where they are: this may be true of them, “{b}”, and this is not, “{n}”.',
    'They know enough to judge and have not decided; look for “{b}”.',
    'The third stage is where they stop for now; past it, you would see “{n}”.',
    'Many of them have done something like this: “{b}”. They have gone no further.',
    'They are past curiosity and have no view yet, as this would show: “{b}”.',
  ],
  'Attitude Shift': [
    'They have mostly made up their minds, and the sign is “{b}”.',
    'Attitude Shift is under way: some do this, “{b}”, but few do this, “{n}”.',
    'They lean toward it; whether they go as far as “{b}” depends on who is with them.',
    'One stage is left for them, and its first sign would be “{n}”.',
    'In private most of them are here: “{b}”. In company they say less.',
  ],
  'Behavioral Commitment': [
    'They are at the last stage, which “{b}” would show; the question is whether it lasts.',
    'Commitment is reached with many of them, as in “{b}”.',
    'This already describes them: “{b}”. They could be counted by it.',
    'Little is left to change; what counts is that they do this a second time: “{b}”.',
    'No other group is as likely to do this: “{b}”.',
  ],
}

/** What the analysis asks of the step ahead. `{e}` is an effect it wants at the stage named `{s}`. */
export const stepFrames = [
  'Their next stage is {s}. The analysis wants this there: “{e}”.',
  'To get to {s}, this has to happen: “{e}”.',
  'What {s} means for them, by the analysis: “{e}”.',
  'They are one stage short of this: “{e}”.',
  '{s} comes next: “{e}”.',
  'Aim at {s} and nothing beyond it, which means “{e}”.',
  'A message for them has one job, {s}: “{e}”.',
]

/** The same for those who are at the end: `{e}` is an effect of the last stage. */
export const stayFrames = [
  'They need no further stage; this has to stay true: “{e}”.',
  'For them it is about keeping this up: “{e}”.',
  'The last effect of the analysis already holds for them: “{e}”.',
  'Help them stay where they are: “{e}”.',
]

/** The same for those no stage will move; `{s}` is the stage ahead. */
export const noStepFrames = [
  'Do not aim at {s} with them; they have decided and can say why.',
  'Planning for {s} here would be a mistake; what you can hope for is a fair hearing.',
  'Expect nothing like {s} from them, and say so in the plan.',
  'A campaign will not get them to {s}, but others will judge it by how it speaks of them.',
  'Leave {s} out of the plan for them; it is enough if they find nothing unfair in it.',
]

/** How a step would be noticed. `{n}` is a behaviour of the stage ahead, which is `{s}`. */
export const noticedFrames = [
  'The first sign of {s} among them: “{n}”.',
  'You know it has worked when you see this: “{n}”.',
  'Count those who get to {s} by this: “{n}”.',
  'Wait for this sign: “{n}”.',
  'Success would look like this: “{n}”.',
  'Whether they are at {s} shows in this: “{n}”.',
]
