import { capital } from '../objective/speak.ts'

/** Two to five words from a longer phrase for people, ending on a word that can stand last. */
export function fallbackName(people: string): string {
  const words = people
    .replace(/^(?:those|the|people) (?=\S+ \S+)/, '')
    .split(/\s+/)
    .slice(0, 5)
  while (words.length > 2 && /^(?:a|an|the|of|in|on|at|to|for|with|and|or|who|that|whose|is|are|was|has|have|it)$/i.test(words.at(-1) ?? '')) words.pop()
  const name = words.join(' ').replace(/[^\p{L}\p{N}]+$/u, '')
  return capital(words.length < 2 ? `${name} people` : name)
}
