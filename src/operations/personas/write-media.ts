import { shuffled } from '../../domain/random.ts'
import { wordTable } from '../../domain/word-table.ts'
import { capital, sentence } from '../objective/speak.ts'
import type { Need } from './data/experience.ts'
import { homeHabits } from './data/media.data.ts'
import { fits } from './fits.ts'
import { type GroupKnowledge, take } from './group-knowledge.ts'
import { meets } from './has-need.ts'
import type { PersonFacts } from './person-facts.ts'
import { asOne, confidantOf, fillPerson, pronounsOf } from './person-words.ts'

const hours = wordTable<string>({
  night: 'works nights',
  evening: 'works evenings',
  rotating: 'works a roster that changes',
  early: 'starts early and is done by mid-afternoon',
  day: 'works days',
})

/** The fact of the day that a habit follows from, told before it; empty where the habit says it or nothing explains it. */
function causeOf(facts: PersonFacts, needs: readonly Need[]): string {
  const rhythm = hours[facts.occupation?.rhythm ?? '']
  if (needs.includes('second-job')) return 'has two jobs'
  if ((needs.includes('shift') || needs.includes('dayjob')) && rhythm !== undefined) return rhythm
  return ''
}

/** The working day, or the lack of one, explains the main source. */
function mainHabit(facts: PersonFacts, group: GroupKnowledge): string {
  const { first, status, occupation } = facts
  const { they } = pronounsOf(facts)
  if (status === 'working' && occupation !== null) {
    const habit = group.random() < 0.15 ? undefined : take(group.workHabits, ({ needs }) => meets(facts, needs))
    if (habit === undefined) return sentence(`${first} ${occupation.hears}`)
    const does = fillPerson(habit.does, facts, group, habit.needs)
    const cause = causeOf(facts, habit.needs)
    return sentence(cause === '' ? `${first} ${does}` : `${first} ${cause}, so ${they} ${does}`)
  }
  const fresh = take(group.homeHabits, ({ needs }) => meets(facts, needs))
  const chosen = fresh ?? shuffled(group.random, homeHabits).find(({ needs }) => meets(facts, needs))
  if (chosen === undefined) throw new Error('no habit for somebody without work')
  return sentence(`${first} ${fillPerson(chosen.does, facts, group, chosen.needs)}`)
}

function topicSource(facts: PersonFacts, group: GroupKnowledge): string | null {
  const medium = take(group.media, (entry) => fits(facts, entry))
  if (medium === undefined) return null
  const { they, them, They, Their } = pronounsOf(facts)
  const subject = group.situation.reading.subject.text
  return group.wording('topic', [
    `What ${they} hears about ${subject} comes from ${medium}.`,
    `News of ${subject} reaches ${them} through ${medium}.`,
    `${They} first came across ${subject} in ${medium}.`,
    `${They} gets ${subject} at second hand, out of ${medium}.`,
    `${capital(medium)} brought the matter up first.`,
    `Without ${medium}, ${they} would not have heard of ${subject} at all.`,
    `${They} looks through ${medium} and remembers little of what is said there about ${subject}.`,
    `About half of what ${they} knows of ${subject} was picked up from ${medium}.`,
    `${They} checks ${medium} only in weeks when people talk about ${subject}.`,
    `${Their} opinions about ${subject} tend to begin with ${medium}.`,
    `When friends mention ${subject}, ${they} looks in ${medium} for more.`,
  ])
}

function trusted(facts: PersonFacts, group: GroupKnowledge): string {
  const { they, them, their, They } = pronounsOf(facts)
  const voice = take(group.voices, ({ who, because }) => fits(facts, `${who} ${because}`))
  if (voice === undefined) {
    const near = confidantOf(facts)
    return group.wording('near', [
      `${They} settles nothing before ${near} has heard it too.`,
      `${They} takes it home to ${near} first and decides after that.`,
      `Whatever it is, ${they} asks ${near} what is wrong with it.`,
      `${They} believes about half until ${near} has had a look.`,
      `${They} repeats it aloud to ${near} to hear whether it sounds true.`,
      `${They} trusts ${near} to say when something is nonsense.`,
    ])
  }
  const who = asOne(voice.who.replace(/^their /, 'the '), facts)
  const why = asOne(voice.because, facts)
  return group.wording('trusted', [
    `${They} trusts ${who}, because ${why}.`,
    `Before settling anything ${they} asks ${who}, because ${why}.`,
    `${They} takes the word of ${who} over any screen, since ${why}.`,
    `${They} would believe it from ${who}, because ${why}.`,
    `If something sounds odd, ${they} checks it with ${who}, since ${why}.`,
    `A word from ${who} outweighs the rest for ${them}, because ${why}.`,
    `The person ${they} listens to is ${who}; ${why}.`,
    `${They} would change ${their} mind for ${who}, because ${why}.`,
    `${They} puts ${who} above anything that is forwarded, since ${why}.`,
    `${They} gives ${who} a hearing where others get a shrug, because ${why}.`,
    `On matters like this ${they} goes by ${who}, since ${why}.`,
    `When two stories clash, ${they} believes ${who}, because ${why}.`,
    `${They} relies on ${who} for the plain version, since ${why}.`,
    `Nobody persuades ${them} faster than ${who}, because ${why}.`,
    `${They} has the most confidence in ${who}, since ${why}.`,
    `For a second opinion ${they} goes to ${who}, because ${why}.`,
    `${They} would rather hear a thing from ${who} than read it, because ${why}.`,
    `${They} is skeptical of most sources, but not of ${who}: ${why}.`,
    `${They} takes it seriously once ${who} has said it, since ${why}.`,
    `The opinion of ${who} counts for ${them}, because ${why}.`,
    `${They} listens when ${who} speaks, since ${why}.`,
    `Of everybody ${they} hears, ${they} trusts ${who} most, because ${why}.`,
    `${They} once changed ${their} mind because of ${who}; ${why}.`,
    `What ${who} says settles it for ${them}, because ${why}.`,
  ])
}

/** Where things are taken in, when and why then, and whose word settles them. */
export function writeMedia(facts: PersonFacts, group: GroupKnowledge): string {
  const main = mainHabit(facts, group)
  const topic = group.random() < 0.6 ? topicSource(facts, group) : null
  const side = topic === null ? take(group.sideHabits, ({ needs }) => meets(facts, needs)) : undefined
  const second = topic ?? (side === undefined ? undefined : fillPerson(side.does, facts, group, side.needs))
  return [main, ...(second === undefined ? [] : [second]), trusted(facts, group)].join(' ')
}
