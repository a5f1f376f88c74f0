import { effectivenessBand } from '../../../../domain/delivery/effectiveness-band.ts'

/** The band in a word, so that it does not rest on colour. */
export function bandWord(score: number): 'high' | 'middle' | 'low' {
  return ({ green: 'high', yellow: 'middle', red: 'low' } as const)[effectivenessBand(score)]
}

const tokens = { green: '--good', yellow: '--warn', red: '--bad' } as const

/** The most of the band's full colour in a cell's ground, in percent: enough to see, and the text on it stays above 4.5:1 in both themes. */
const strongest = 28

/** A cell's ground: the band's colour, stronger the further the score is from where the bands meet. `score` is 0 to 10. */
export function bandGround(score: number): { readonly backgroundColor: string } {
  const band = effectivenessBand(score)
  const share = band === 'green' ? (score - 8) / 2 : band === 'yellow' ? 0.3 : (6 - score) / 6
  return { backgroundColor: `color-mix(in oklab, var(${tokens[band]}) ${Math.round(share * strongest)}%, var(${tokens[band]}-soft))` }
}

/** The band's text colour class. */
export function bandInk(score: number): string {
  return { green: 'text-good', yellow: 'text-warn', red: 'text-bad' }[effectivenessBand(score)]
}
