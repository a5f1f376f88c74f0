/** Keeps answers by key. An answer is JSON text, so what one caller does to its copy no other caller sees. */
export interface ResponseCache {
  readonly get: (key: string) => Promise<string | undefined> | string | undefined
  readonly set: (key: string, answer: string) => Promise<void> | void
}

export interface MemoryCacheLimits {
  readonly maxEntries: number
  /** UTF-16 code units of all answers together. */
  readonly maxCharacters: number
}

const defaultLimits: MemoryCacheLimits = { maxEntries: 5000, maxCharacters: 32_000_000 }

/** Keeps the answers used last, within both limits. One larger than all room is not kept. */
export function createMemoryCache({ maxEntries, maxCharacters }: MemoryCacheLimits = defaultLimits): ResponseCache {
  // A Map iterates in the order of insertion: the first key is the one unused for longest.
  const answers = new Map<string, string>()
  let characters = 0
  const forget = (key: string) => {
    characters -= answers.get(key)?.length ?? 0
    answers.delete(key)
  }
  return {
    get: (key) => {
      const answer = answers.get(key)
      if (answer === undefined) return undefined
      answers.delete(key)
      answers.set(key, answer)
      return answer
    },
    set: (key, answer) => {
      forget(key)
      if (answer.length > maxCharacters) return
      answers.set(key, answer)
      characters += answer.length
      for (const oldest of answers.keys()) {
        if (answers.size <= maxEntries && characters <= maxCharacters) return
        forget(oldest)
      }
    },
  }
}
