import { cleanText, looksEnglish } from './clean-text.ts'
import { contentWords } from './content-words.ts'
import { findConstraints, statedLimits } from './find-constraints.ts'
import { findMeasure } from './find-measure.ts'
import { findPlace, generalPlace } from './find-place.ts'
import { findTime, tidy } from './find-time.ts'
import { goalSentence } from './goal-sentence.ts'
import type { ObjectiveReading } from './objective-reading.ts'
import { readAudience } from './read-audience.ts'
import { readBehaviour } from './read-behaviour.ts'
import { readForeign } from './read-foreign.ts'
import { readSubject } from './read-subject.ts'
import { splitGoal } from './split-goal.ts'

/**
 * Reads a desired outcome by rules: who should do what, about what, where, by when, how many.
 * Never throws and never leaves a slot empty; what the text does not say is marked `stated: false`.
 * `region` is where the campaign works when the text names no place.
 */
export function readObjective(desiredOutcome: string, region = ''): ObjectiveReading {
  const source = cleanText(desiredOutcome)
  if (!looksEnglish(source)) return readForeign(source, region)
  const sentence = tidy(goalSentence(source))
  const time = findTime(sentence)
  const constraints = findConstraints(time.rest)
  const measure = findMeasure(constraints.rest)
  const goal = splitGoal(tidy(measure.rest))
  const audiencePlace = findPlace(goal.who ?? '')
  const behaviourPlace = findPlace(goal.what)
  const place = audiencePlace.place ?? behaviourPlace.place ?? generalPlace(region)
  const what = readBehaviour(behaviourPlace.place === null ? goal.what : behaviourPlace.rest, goal.intent)
  const who = readAudience(audiencePlace.rest, what.class)
  const laterTime = time.text ?? findTime(tidy(source)).text
  const laterMeasure = measure.text ?? findMeasure(findTime(tidy(source)).rest).text
  return {
    source,
    language: 'english',
    who,
    what,
    subject: readSubject(what, goal.what),
    place,
    deadline: laterTime,
    measure: laterMeasure,
    constraints: [...constraints.found, ...statedLimits(source)],
    keywords: contentWords(`${sentence} ${sentence} ${source}`),
  }
}
