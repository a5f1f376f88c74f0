import { cleanText, looksEnglish } from './clean-text.ts'
import { contentWords } from './content-words.ts'
import { findConstraints, statedLimits } from './find-constraints.ts'
import { findMeasure, measureInLater, measureOfAudience, measureOfChange } from './find-measure.ts'
import { findPlace, generalPlace } from './find-place.ts'
import { findTime } from './find-time.ts'
import { goalSentence, sentencesOf } from './goal-sentence.ts'
import type { ObjectiveReading, PlaceReading } from './objective-reading.ts'
import { placeNames } from './places.data.ts'
import { readAudience } from './read-audience.ts'
import { readBehaviour } from './read-behaviour.ts'
import { readForeign } from './read-foreign.ts'
import { readSubject } from './read-subject.ts'
import { restoreNames } from './restore-names.ts'
import { shield, unshield } from './shield-ranges.ts'
import { splitGoal } from './split-goal.ts'
import { tidy } from './tidy.ts'
import { tokensOf } from './tokens.ts'

/**
 * Reads a desired outcome by rules: who should do what, about what, where, by when, how many.
 * Never throws and never leaves a slot empty; what the text does not say is marked `stated: false`.
 * `region` is where the campaign works when the text names no place.
 */
export function readObjective(desiredOutcome: string, region = ''): ObjectiveReading {
  const source = cleanText(desiredOutcome)
  // Notes under each other, "Audience: …", are told apart by their line breaks.
  const listed = cleanText(desiredOutcome.replace(/[\r\n]+(?=\s*[A-Z][\w ]{1,20}:)/g, '; '))
  if (!looksEnglish(source)) return readForeign(source, region)
  const chosen = goalSentence(shield(restoreNames(listed)))
  const sentence = tidy(chosen.text)
  const time = findTime(sentence)
  const goal = splitGoal(inOrder(tidy(time.rest)))
  const who = measureOfAudience(goal.who ?? '')
  const limits = findConstraints(goal.what)
  const change = measureOfChange(limits.rest)
  const audiencePlace = findPlace(who.rest)
  const whatPlace = audiencePlace.place === null && (goal.place ?? null) === null ? findPlace(change.rest, 'what') : { place: null, rest: change.rest }
  const place = audiencePlace.place ?? goal.place ?? whatPlace.place ?? backgroundPlace(source)
  const what = readBehaviour(unshield(tidy(whatPlace.rest)), goal.intent)
  // An order to nobody in particular counts its things: "Find homes for 90 cats".
  const things = goal.who === null && goal.intent === 'verb' ? findMeasure(goal.what).text : null
  const measure = goal.measure ?? who.text ?? change.text ?? things
  return {
    source,
    language: 'english',
    who: readAudience(unshield(audiencePlace.rest), what.class),
    what,
    subject: readSubject(what, unshield(goal.what)),
    place: place === null ? generalPlace(region) : { ...place, text: unshield(place.text), inPlace: unshield(place.inPlace) },
    deadline: unshielded(time.text ?? findTime(tidy(chosen.later)).text),
    measure: unshielded(measure ?? measureInLater(tidy(chosen.later)).text),
    constraints: [...[...(goal.constraints ?? []), ...limits.found].map(unshield), ...statedLimits(source)],
    keywords: contentWords(unshield(`${sentence} ${sentence} ${source}`)),
  }
}

function unshielded(slot: string | null): string | null {
  return slot === null ? null : unshield(slot)
}

/** Where the story told around the goal happens, if it names a place that is known. */
function backgroundPlace(source: string): PlaceReading | null {
  for (const sentence of sentencesOf(restoreNames(source)).slice(0, 12)) {
    const { place } = findPlace(sentence, 'what')
    if (place !== null && (tokensOf(place.text).some(({ text }) => placeNames.has(text)) || /^in [A-Z][a-z]{3,}$/.test(place.inPlace))) return place
  }
  return null
}

/** A place or an audience in front, "In Ohio, get …" or "Among renters, raise …", goes to where it is usually said. */
function inOrder(sentence: string): string {
  const lead = /^((?:in|across|at|among|amongst|for|throughout|around) [^,]{2,80}),\s+(\S.*)$/i.exec(sentence)
  if (lead?.[1] === undefined || lead[2] === undefined) return sentence
  return `${lead[2]} ${lead[1].charAt(0).toLowerCase()}${lead[1].slice(1)}`
}
