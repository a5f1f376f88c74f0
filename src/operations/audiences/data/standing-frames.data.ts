import type { HpemStage } from '../../../contract/hpem-stage.ts'

/** Where a group stands. `{b}` is a behaviour the analysis looks for at its stage, `{n}` one of the next stage. */
export const standingFrames: Readonly<Record<HpemStage, readonly string[]>> = {
  Awareness: [
    'They stand before the first stage: even “{b}” is not yet true of most.',
    'Awareness is where they are held up, so look for “{b}” and expect to find little.',
    'A few show the first sign, “{b}”; nothing further can be asked.',
    'For now they are outside all five stages, and “{b}” would be the way in.',
    'Of the first stage they show a trace at most: “{b}”.',
  ],
  Engagement: [
    'They have reached Engagement and stay there: “{b}” fits part of them, “{n}” hardly any.',
    'Attention they do give, as in “{b}”, and what is not seen yet is “{n}”.',
    'Stuck at the second stage, they may do this much: “{b}”.',
    'Engagement describes them, with or without goodwill; the mark to look for is “{b}”.',
    'They listen without weighing: between “{b}” and “{n}” lies the gap.',
    'Ask about the second stage and some can answer yes to “{b}”.',
  ],
  Evaluation: [
    'Most are in the middle of weighing it, which “{b}” would show.',
    'Evaluation is where they have stopped; “{b}” may already be true, “{n}” is not.',
    'They know enough to judge and have not come out on a side: look for “{b}”.',
    'The third stage holds them, and “{n}” would be the sign that it has let go.',
    'What they do resembles “{b}”, and there it ends for the time being.',
    'They are past curiosity and short of a view; “{b}” marks the place.',
  ],
  'Attitude Shift': [
    'They have moved inwardly, and the sign would be “{b}”.',
    'Attitude Shift is under way here: “{b}” is within reach, “{n}” is still a stretch.',
    'They lean already, and whether they would go as far as “{b}” depends on who is in the room.',
    'One more stage lies ahead of them, and “{n}” would be the first sight of it.',
    'The fourth stage fits them by halves: “{b}” alone, and silence in company.',
  ],
  'Behavioral Commitment': [
    'They have come to the last stage, as “{b}” shows, and the question is whether it lasts.',
    'Commitment is theirs already: “{b}” describes many of them.',
    'At the far end of the five stages, they could be counted by “{b}”.',
    'Little is left to move; what counts is that “{b}” happens a second time.',
    'Of all groups they come closest to “{b}”.',
  ],
}

/** What the analysis asks of the step ahead. `{e}` is an effect it wants at the stage named `{s}`. */
export const stepFrames = [
  'The step ahead is {s}, for which the analysis wants this: “{e}”.',
  'To pass on to {s}, something has to happen that the analysis describes so: “{e}”.',
  'What {s} would take is put there as follows: “{e}”.',
  'Measured by the effect set for {s}, “{e}”, they are a stage short.',
  '{s} comes next, and with it “{e}”.',
  'Nothing but {s} is worth aiming at here, in the sense that “{e}”.',
  'A message for them serves {s}: “{e}”.',
]

/** The same for those who are at the end: `{e}` is an effect of the last stage. */
export const stayFrames = [
  'They need no next stage, only that this holds: “{e}”.',
  'For them the last effect has to be renewed: “{e}”.',
  'What the analysis hopes for at the end is their ordinary state: “{e}”.',
  'Keep them by keeping this true: “{e}”.',
]

/** The same for those no stage will move; `{s}` is the stage ahead. */
export const noStepFrames = [
  'No stage is a target with them: {s} is further than they will go, and they can say why.',
  'To plan on {s} here would be a mistake; to be heard out by them is as much as can be wished for.',
  'From them nothing of {s} should be expected, and a plan is sounder that says so.',
  'They have no way to {s} that a campaign could open; others will judge it by how it speaks of them.',
  'Leave {s} out of the plan for them, and count it as done well if they find nothing to correct.',
]

/** How a step would be noticed. `{n}` is a behaviour of the stage ahead, which is `{s}`. */
export const noticedFrames = [
  'A first sign of {s} among them: “{n}”.',
  'It has worked when this is seen: “{n}”.',
  'Count their step to {s} by “{n}”.',
  'The sign to wait for is “{n}”.',
  'Success is modest here and reads “{n}”.',
  'Whether they moved on to {s} is answered by “{n}”.',
]
