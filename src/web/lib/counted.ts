/** '1 segment', '20 segments': for nouns whose plural ends in an s. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
