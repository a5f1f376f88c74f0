import { shuffled } from '../../domain/random.ts'
import { capital, sentence } from '../objective/speak.ts'
import { homeHabits } from './data/media.data.ts'
import { fits } from './fits.ts'
import { type GroupKnowledge, take } from './group-knowledge.ts'
import { meets } from './has-need.ts'
import type { PersonFacts } from './person-facts.ts'
import { asOne, confidantOf, fillPerson, pronounsOf } from './person-words.ts'

/** The working day, or the lack of one, explains the main source. */
function mainHabit(facts: PersonFacts, group: GroupKnowledge): string {
  const { status, occupation } = facts
  if (status === 'working' && occupation !== null) {
    if (group.random() < 0.25) return occupation.hears
    const habit = take(group.workHabits, ({ needs }) => meets(facts, needs))
    return habit === undefined ? occupation.hears : fillPerson(habit.does, facts, group, habit.needs)
  }
  const fresh = take(group.homeHabits, ({ needs }) => meets(facts, needs))
  const chosen = fresh ?? shuffled(group.random, homeHabits).find(({ needs }) => meets(facts, needs))
  if (chosen === undefined) throw new Error('no habit for somebody without work')
  return fillPerson(chosen.does, facts, group, chosen.needs)
}

function topicSource(facts: PersonFacts, group: GroupKnowledge): string | null {
  const medium = take(group.media, (entry) => fits(facts, entry))
  if (medium === undefined) return null
  const { them } = pronounsOf(facts)
  const subject = group.situation.reading.subject.text
  return group.wording('topic', [
    `What there is about ${subject} comes by way of ${medium}.`,
    `News of ${subject} reaches ${them} through ${medium}.`,
    `On ${subject} the source is ${medium}.`,
    `When ${subject} came up first, it was in ${medium}.`,
    `Has ${subject} at second hand, out of ${medium}.`,
    `${capital(medium)} brought the matter up first.`,
    `Without ${medium}, nothing about ${subject} would have got this far.`,
    `Would have to name ${medium} if asked where the talk of ${subject} comes from.`,
    `Skims ${medium} and keeps one line in ten about ${subject}.`,
    `Half of what ${facts.first} knows of ${subject} was picked up from ${medium}.`,
    `Looks at ${medium} when ${subject} is talked about, and not before.`,
    `What ${facts.first} repeats about ${subject} tends to begin with ${medium}.`,
  ])
}

function trusted(facts: PersonFacts, group: GroupKnowledge): string {
  const voice = take(group.voices, ({ who, because }) => fits(facts, `${who} ${because}`))
  if (voice === undefined) {
    const near = confidantOf(facts)
    return group.wording('near', [
      `Nothing is settled before ${near} has heard it too.`,
      `Takes it home to ${near} first and decides after.`,
      `Whatever it is, ${near} gets asked what is wrong with it.`,
      `Believes about half until ${near} has had a look.`,
      `Says it aloud to ${near} to hear whether it sounds true.`,
    ])
  }
  const who = asOne(voice.who.replace(/^their /, 'the '), facts)
  return group.wording('trusted', [
    sentence(`believes ${who}, because ${voice.because}`),
    sentence(`before settling anything ${facts.first} asks ${who}: ${voice.because}`),
    sentence(`takes the word of ${who} over any screen, since ${voice.because}`),
    sentence(`if ${who} said it, that would count: ${voice.because}`),
    sentence(`the check on all of it is ${who}, and the ground for that is short: ${voice.because}`),
    sentence(`a word from ${who} outweighs the rest, because ${voice.because}`),
    sentence(`what persuades ${facts.first} is ${who}, for one reason: ${voice.because}`),
    sentence(`would change an opinion for ${who}; ${voice.because}`),
    sentence(`puts ${who} above anything forwarded, seeing that ${voice.because}`),
    sentence(`gives ${who} a hearing where others get a shrug: ${voice.because}`),
    sentence(`wants it from ${who} or not at all, as ${voice.because}`),
    sentence(`lets ${who} have the last word, since ${voice.because}`),
    sentence(`when two stories clash, ${facts.first} goes with ${who}: ${voice.because}`),
    sentence(`checks what was heard with ${who}, on the ground that ${voice.because}`),
  ])
}

/** Where things are taken in, when and why then, and whose word settles them. */
export function writeMedia(facts: PersonFacts, group: GroupKnowledge): string {
  const main = sentence(`${facts.first} ${mainHabit(facts, group)}`)
  const topic = group.random() < 0.6 ? topicSource(facts, group) : null
  const side = topic === null ? take(group.sideHabits, ({ needs }) => meets(facts, needs)) : undefined
  const second = topic ?? (side === undefined ? undefined : fillPerson(side.does, facts, group, side.needs))
  return [main, ...(second === undefined ? [] : [second]), trusted(facts, group)].join(' ')
}
