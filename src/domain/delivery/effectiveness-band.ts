/** The specification's colour bands of an effectiveness score, 0 to 10: at least 8 green, at least 6 yellow, else red. */
export function effectivenessBand(score: number): 'green' | 'yellow' | 'red' {
  if (score >= 8) return 'green'
  return score >= 6 ? 'yellow' : 'red'
}
