import type { CategorizedLens } from '../../contract/research-lens.ts'
import { hash32 } from '../../domain/random.ts'
import type { Situation } from '../objective/situation-types.ts'
import { clipWords, nth, sentence } from '../objective/speak.ts'
import type { Candidate } from './candidate.ts'
import { quotedLens } from './overview.ts'
import type { Theme } from './themes.data.ts'

const themeBias: Readonly<Record<Theme, readonly string[]>> = {
  values: ['convenience may be mistaken for a value', 'values sound nobler in a report than they do at home'],
  trust: [
    'a messenger is treated as a cause, though people may pick the messenger who says what they already think',
    'trust is described apart from the message that earned it',
  ],
  costs: ['costs are listed as if everyone kept accounts', 'what is easy to price crowds out what is not'],
  media: ['being present in a channel is taken for being heard', 'confusion is assumed where people may simply disagree'],
  norms: ['what looks like a network may just be friends', 'well-connected people are easier to imagine than lonely ones'],
  barriers: ['naming a barrier assumes that people want to get past it', 'common obstacles are listed, and the local one may be missing'],
  objections: ['an objection written down by the other side is weaker than the real one', 'opponents appear with arguments only, and some have been hurt'],
  backfire: ['a vivid harm may push aside a likely one', 'the people who imagine the harm are not the people who would bear it'],
  measurement: ['whatever is on record looks more real than what is not', 'a campaign tends to find the number it wants'],
}

/** Warnings about this very answer: the lens's own, who is missing, what the theme inclines to, and that rules wrote it. */
export function biasWarnings(lens: CategorizedLens, theme: Theme, { audience }: Situation, opening: Candidate): string[] {
  const turn = hash32(lens.name)
  const flag = lens.potential_bias_flag.replace(/^potential bias:\s*/i, '')
  const blind = audience.blindSpots.find((spot) => !flag.toLowerCase().includes(spot.toLowerCase())) ?? nth(audience.blindSpots, turn)
  return [
    sentence(`From the lens itself: ${flag.replace(/[.]+$/, '')}`),
    sentence(`In this answer to ${quotedLens(lens)}, ${nth(themeBias[theme], turn >>> 3)}`),
    sentence(
      `The task “${clipWords(
        nth(lens.tasks, turn + 1)
          .replace(/[“”"]/g, '')
          .replace(/[.?!…]+$/, ''),
        9,
      )}” can mislead, because ${blind}`,
    ),
    sentence(`The first guess was picked because the lens touches on ${opening.topic}; a lens in other words would have led elsewhere`),
  ]
}
