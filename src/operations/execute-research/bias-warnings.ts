import type { CategorizedLens } from '../../contract/research-lens.ts'
import { hash32 } from '../../domain/random.ts'
import type { Situation } from '../objective/situation-types.ts'
import { clipWords, nth, sentence } from '../objective/speak.ts'
import type { Candidate } from './candidate.ts'
import { quotedLens } from './overview.ts'
import type { Theme } from './themes.data.ts'

const themeBias: Readonly<Record<Theme, readonly string[]>> = {
  values: ['a value is read here into what may be convenience', 'values sound nobler in a report than in a kitchen'],
  trust: [
    'a voice is treated here as a cause, though people may pick the voice that says what they already think',
    'trust is described without the message it was earned with',
  ],
  costs: ['costs are listed as if everybody kept accounts', 'what is easy to price crowds out what is not'],
  media: ['being present in a channel is taken for being heard', 'confusion is assumed where there may be a considered no'],
  norms: ['the rule writer sees networks; those inside see friends', 'well-connected people are easier to imagine than lonely ones'],
  barriers: ['naming a barrier assumes that people want to get past it', 'this list knows common obstacles and not the local one'],
  objections: ['an objection written by its opponents keeps a weak spot', 'opponents appear here with arguments only, and some have wounds'],
  backfire: ['feared damage is vivid and may push aside likely damage', 'those who imagine the harm are not those who would bear it'],
  measurement: ['whatever has a register looks more real than what has none', 'a number wanted by the campaign will be found by the campaign'],
}

/** Warnings about this very answer: the lens's own, who is missing, what the theme inclines to, and that rules wrote it. */
export function biasWarnings(lens: CategorizedLens, theme: Theme, { audience }: Situation, opening: Candidate): string[] {
  const turn = hash32(lens.name)
  const flag = lens.potential_bias_flag.replace(/^potential bias:\s*/i, '')
  const blind = audience.blindSpots.find((spot) => !flag.toLowerCase().includes(spot.toLowerCase())) ?? nth(audience.blindSpots, turn)
  return [
    sentence(`Inherited from the lens: ${flag.replace(/[.]+$/, '')}`),
    sentence(`In answering ${quotedLens(lens)}, ${nth(themeBias[theme], turn >>> 3)}`),
    sentence(
      `${blind}, which matters for the task “${clipWords(
        nth(lens.tasks, turn + 1)
          .replace(/[“”"]/g, '')
          .replace(/[.?!…]+$/, ''),
        9,
      )}”`,
    ),
    sentence(
      `The opening guess (${opening.topic}) was chosen because the lens uses its words; asked differently, the question would have been answered differently`,
    ),
  ]
}
