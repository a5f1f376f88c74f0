import { aim, aimedInsults, notMeant, strongInsults, type ToneKind, tones } from './data/tone.data.ts'

/** Everything one sentence does to its listener's dignity. A strong insult counts unless the speaker means themselves or repeats it; a mild one only when it is aimed. */
export function readTone(sentence: string): readonly ToneKind[] {
  const meant = !notMeant.test(sentence)
  const insult = meant && (strongInsults.test(sentence) || (aimedInsults.test(sentence) && aim.test(sentence)))
  const found = tones.filter(([, pattern]) => pattern.test(sentence)).map(([kind]) => kind)
  return insult ? ['insult', ...found] : found
}
