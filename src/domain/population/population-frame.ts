/** One cell of a population frame: the level on each dimension, and how many people (any unit, ≥ 0) are in it. */
export interface PopulationCell<D extends string = string> {
  readonly levels: Readonly<Record<D, string>>
  readonly people: number
}

/**
 * The cells of a cross table whose counts are listed with the last dimension varying fastest.
 * Throws when the number of counts is not the product of the numbers of levels.
 */
export function cellsOf<D extends string>(dimensions: Readonly<Record<D, readonly string[]>>, counts: readonly number[]): PopulationCell<D>[] {
  const names = Object.keys(dimensions) as D[]
  const expected = names.reduce((product, name) => product * dimensions[name].length, 1)
  if (counts.length !== expected) throw new Error(`a frame of ${expected} cells has ${counts.length} counts`)
  return counts.map((people, position) => {
    let rest = position
    const levels: Partial<Record<D, string>> = {}
    for (const name of [...names].reverse()) {
      const options = dimensions[name]
      levels[name] = options[rest % options.length] as string
      rest = Math.floor(rest / options.length)
    }
    return { levels: levels as Record<D, string>, people }
  })
}

/** The cells ordered by the given dimensions, first one slowest; levels keep the order in which the frame lists them. */
export function sortedBy<D extends string>(
  cells: readonly PopulationCell<D>[],
  dimensions: Readonly<Record<D, readonly string[]>>,
  order: readonly D[],
): PopulationCell<D>[] {
  const rank = (cell: PopulationCell<D>) => order.reduce((sum, name) => sum * (dimensions[name].length + 1) + dimensions[name].indexOf(cell.levels[name]), 0)
  return [...cells].sort((a, b) => rank(a) - rank(b))
}

/**
 * The cells with every count multiplied by what `share` says of its levels, 0 to leave a cell out.
 * When nothing would be left the cells come back as they were: hints that rule everybody out contradict each other.
 */
export function conditioned<D extends string>(
  cells: readonly PopulationCell<D>[],
  share: (levels: PopulationCell<D>['levels']) => number,
): PopulationCell<D>[] {
  const weighted = cells.map((cell) => ({ ...cell, people: cell.people * Math.max(0, share(cell.levels)) }))
  return weighted.some((cell) => cell.people > 0) ? weighted : [...cells]
}
