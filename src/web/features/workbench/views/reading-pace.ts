import type { Scene } from '../../../../contract/video-script.ts'

/**
 * Words a second. English is spoken at about 150 words a minute in conversation and narration (National Center for Voice
 * and Speech), that is 2.5 a second; above 3 a speaker hurries, below 1 most of the scene is silent.
 */
export const hurriedWordsPerSecond = 3
const sparseWordsPerSecond = 1

export interface ReadingPace {
  readonly words: number
  /** One decimal. */
  readonly wordsPerSecond: number
  readonly verdict: 'hurried' | 'comfortable' | 'sparse'
}

/** Whether a voiceover can be read aloud in its seconds. */
export function readingPace({ voiceover, duration_seconds }: Pick<Scene, 'voiceover' | 'duration_seconds'>): ReadingPace {
  const words = voiceover.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const exact = words / duration_seconds
  const verdict = exact > hurriedWordsPerSecond ? 'hurried' : exact < sparseWordsPerSecond ? 'sparse' : 'comfortable'
  return { words, wordsPerSecond: Math.round(exact * 10) / 10, verdict }
}

/** The whole script's length in seconds. */
export function totalSeconds(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, { duration_seconds }) => sum + duration_seconds, 0)
}

/** '38 s', '1 min 5 s'; fractions to one decimal. */
export function secondsText(seconds: number): string {
  const rounded = Math.round(seconds * 10) / 10
  if (rounded < 60) return `${rounded} s`
  const minutes = Math.floor(rounded / 60)
  const rest = Math.round((rounded - minutes * 60) * 10) / 10
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
}
