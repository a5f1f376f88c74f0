/** Whether every word of the filter is somewhere in the texts, whatever its case. An empty filter lets everything through. */
export function matchesFilter(filter: string, ...texts: readonly string[]): boolean {
  const searched = texts.join('\n').toLocaleLowerCase()
  return filter
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
