import { functionWords } from './data/stop-words.data.ts'
import { wordsOf } from './words.ts'

/** Whether a text can be taken in by somebody who reads English. */
export type Legibility = 'clear' | 'gibberish' | 'other-language' | 'empty'

/** English prose is about half function words; under this share a longer text is not English prose. A judgement, not a measurement. */
const leastFunctionShare = 0.12
const fewWords = 6

/** Rough and cautious: only what clearly is not English, or clearly is no language, is called so. */
export function legibilityOf(text: string): Legibility {
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word))
  if (words.length < 3) return 'empty'
  const latin = words.filter((word) => /^[\p{Script=Latin}\p{M}\p{N}’'-]+$/u.test(word))
  if (latin.length / words.length < 0.5) return 'other-language'
  const english = words.filter((word) => functionWords.has(word)).length
  const sayable = words.filter((word) => word.length <= 22 && /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûü]/.test(word) && !/[bcdfghjklmnpqrstvwxz]{5}/.test(word)).length
  if (sayable / words.length < 0.6) return 'gibberish'
  if (words.length >= fewWords && new Set(words).size / words.length < 0.15) return 'gibberish'
  if (words.length < fewWords || english / words.length >= leastFunctionShare) return 'clear'
  return looksLikeALanguage(words) ? 'other-language' : 'gibberish'
}

/** Words of other languages repeat small words and have letters with marks; key-mashing does neither. */
function looksLikeALanguage(words: readonly string[]): boolean {
  const foreign =
    /^(?:el|la|los|las|un|una|que|para|por|con|del|de|se|su|es|y|en|der|die|das|und|für|mit|nicht|ein|eine|ist|zu|les|des|une|le|et|pour|dans|avec|est|sur|il|che|per|di|non|não|uma|os|em|het|een|voor|och|att|som|ang|ng|sa|và|là|ti|mwen|w)$/
  const small = words.filter((word) => foreign.test(word)).length
  const marked = words.filter((word) => /[^a-z0-9’'-]/.test(word)).length
  return small / words.length >= 0.1 || marked / words.length >= 0.15
}
