import { behaviourClassOf, isKnownVerb } from './behaviour-of-verb.ts'
import { lowerFirst } from './lower-first.ts'
import type { BehaviourReading } from './objective-reading.ts'
import { tidy } from './tidy.ts'
import { phraseForms } from './verb-forms.ts'

const quantified = /\b(?:one|two|three|any|either|some|all|both|at least \w+) of (?:the )?(?:two |three |four |five |six |next |\w+ upcoming )?/i
const boundary =
  /\s+(?:that|who|which|because|so that|in order to|rather than|instead of|even if|when|while|if|as|where|such as|including|and then)\b.*$|[,;:(].*$/i

/** Reads a verb phrase (or a bare topic) into the forms sentences need. */
export function readBehaviour(phrase: string, intent: 'verb' | 'topic'): BehaviourReading {
  const cleaned = tidy(phrase.replace(/[“”"()]/g, ' ')).replace(/(?:^|\s)(?:an?|the)$/i, '') || 'act'
  const base = intent === 'topic' ? `act on ${cleaned}` : lowerFirst(cleaned)
  const words = base.split(' ')
  // A very long phrase is the whole text again; the reader sees it on the page, a sentence takes its first part.
  const spoken =
    words.length > 22
      ? tidy(
          words
            .slice(0, 22)
            .join(' ')
            .replace(/\s+(?:and|or|the|an?|of|to|in|for|with|that|by)$/i, ''),
        )
      : base
  const forms = phraseForms(spoken, isKnownVerb)
  const short = shorten(spoken)
  return {
    class: intent === 'topic' ? 'act' : behaviourClassOf(spoken),
    ...forms,
    shortBase: short,
    shortGerund: phraseForms(short, isKnownVerb).gerund,
    stated: intent === 'verb',
  }
}

/** At most six words, cut at a clause or a preposition, never after a word that needs another. */
function shorten(base: string): string {
  const claim = /^(?:accept|believe|agree|know|understand|learn) that .+/i.test(base)
  if (claim && base.split(' ').length <= 9) return base
  const clause = tidy(base.replace(quantified, '').replace(boundary, '')) || base
  let words = clause.split(' ')
  if (words.length > 6) {
    const cut = words.findIndex(
      (word, index) => index >= 3 && /^(?:in|at|on|for|with|by|from|of|to|about|before|after|and|or|against|through|during|between)$/i.test(word),
    )
    words = words.slice(0, cut > 0 && cut <= 7 ? cut : 6)
  }
  while (words.length > 1 && /^(?:and|or|the|an?|of|to|in|for|with|that|by|at|on|their|its|our|about|not|from|more|as|is|are)$/i.test(words.at(-1) ?? ''))
    words = words.slice(0, -1)
  return tidy(words.join(' ')) || base
}
