import type { Scene } from '../../contract/video-script.ts'

/** How fast a voiceover is read, in words a second, and how long a whole script may run. */
export const speechPace = {
  target: 2.3,
  min: 1.2,
  max: 2.6,
  totalMinSeconds: 30,
  totalMaxSeconds: 90,
} as const

/** Words that are spoken: marks in square brackets are for the editor and are not read aloud. */
export function spokenWords(voiceover: string): number {
  const words = voiceover
    .replace(/\[[^\]]*\]/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, words.length)
}

type Untimed = Omit<Scene, 'duration_seconds'>

/**
 * Gives each scene the whole seconds its voiceover takes at the target pace. A script that comes out too short
 * breathes longer, one that comes out too long is read faster, each within the pace a listener bears.
 */
export function timed(scenes: readonly Untimed[]): Scene[] {
  const words = scenes.map((scene) => spokenWords(scene.voiceover))
  const seconds = words.map((count) => Math.max(2, Math.ceil(count / speechPace.target)))
  const total = () => seconds.reduce((sum, value) => sum + value, 0)
  const change = (by: 1 | -1, fits: (pace: number) => boolean) => {
    for (const [index, count] of words.entries()) {
      const next = (seconds[index] ?? 0) + by
      if (next > 0 && fits(count / next)) {
        seconds[index] = next
        return true
      }
    }
    return false
  }
  while (total() < speechPace.totalMinSeconds && change(1, (pace) => pace >= speechPace.min + 0.1));
  while (total() > speechPace.totalMaxSeconds && change(-1, (pace) => pace <= speechPace.max));
  return scenes.map((scene, index) => ({ ...scene, duration_seconds: seconds[index] ?? 1 }))
}
