import type { ObjectiveReading } from '../../domain/objective/objective-reading.ts'
import { audiencePhrases, domainHints, domainPhrases, laterAudienceWords } from './data/topic-phrases.data.ts'
import { audienceWords, domainWords } from './data/topic-words.data.ts'
import type { AudienceKind, DomainName } from './situation-types.ts'

/** Fields whose words turn up in passing in objectives about something else. */
const broad: ReadonlySet<DomainName> = new Set(['consumer', 'technology', 'faith-community', 'taxes-budget'])

/** Ways of doing or giving help with a thing, which say nothing about the thing: `by phone`, `sign up online`, `volunteer`. */
const means =
  /\b(?:(?:by|over the|on the|via|through|with|using) (?:phone|text|an? (?:phone )?app|email)|(?:in|into|on) (?:their|your|his|her) phones?|phone (?:lines?|numbers?|calls?)|hotlines?|online|volunteer\w*)\b/gi

type Counts = Map<DomainName, number>

function add(counts: Counts, name: DomainName, points: number): void {
  if (points > 0) counts.set(name, (counts.get(name) ?? 0) + points)
}

/** How often each field is named in a text: settled phrases twice and out of the way of the words, of which `plain` may leave some out. */
function countFields(text: string, plain: (rest: string) => string): Counts {
  const counts: Counts = new Map()
  let rest = text
  for (const [name, pattern] of domainPhrases) {
    const all = new RegExp(pattern.source, 'gi')
    add(counts, name, 2 * (rest.match(all)?.length ?? 0))
    rest = rest.replace(all, ' · ')
  }
  const words = plain(rest)
  for (const [name, pattern] of [...domainWords, ...domainHints]) add(counts, name, words.match(new RegExp(pattern.source, 'gi'))?.length ?? 0)
  return counts
}

/** The parts of an objective and how much a word in each says about its field: what is asked most, who is asked least. */
function weighedParts({ source, subject, what, who }: ObjectiveReading): readonly (readonly [string, number])[] {
  // Whoever is recruited is named for what they will do: poll workers, foster families.
  const named = what.class === 'join' || what.class === 'volunteer' || !who.stated ? 0 : -0.5
  return [
    [source, 1],
    [`${subject.text}. ${what.base}`, 3],
    // The audience stands in the source already; half of that is taken back.
    [who.plural, named],
  ]
}

function bestField(reading: ObjectiveReading, plain: (rest: string) => string): DomainName {
  const counts: Counts = new Map()
  for (const [text, weight] of weighedParts(reading)) {
    if (weight !== 0) for (const [name, found] of countFields(text, plain)) counts.set(name, (counts.get(name) ?? 0) + found * weight)
  }
  let best: DomainName = 'generic'
  let bestScore = 0
  // The order of the tables settles ties: phrases, then words, then hints.
  for (const name of new Set([...domainPhrases, ...domainWords, ...domainHints].map(([field]) => field))) {
    // Voting is what is asked; what the vote is about (a school board, rents) is the field.
    const weight = broad.has(name) || (name === 'elections' && reading.what.class === 'vote') ? 0.4 : 1
    const score = (counts.get(name) ?? 0) * weight
    if (score > bestScore) {
      best = name
      bestScore = score
    }
  }
  return best
}

/** The field an objective is about: its subject and act count before its other words, and those before the people named. */
export function chooseDomain(reading: ObjectiveReading): DomainName {
  const withoutMeans = bestField(reading, (rest) => rest.replace(means, ' · '))
  // Where nothing else is named, the means may be the matter after all.
  return withoutMeans === 'generic' ? bestField(reading, (rest) => rest) : withoutMeans
}

/** The kind of people named in the audience slot: settled phrases, then its head words, then what qualifies them. */
export function chooseAudienceKind(reading: ObjectiveReading): AudienceKind {
  if (!reading.who.stated) return 'generic'
  for (const [kind, pattern] of audiencePhrases) if (pattern.test(reading.who.plural)) return kind
  const core = reading.who.plural.replace(/^members of /, '').split(/ (?:of|with|in|at|who|that|from|over|aged|near) /)[0] ?? ''
  for (const text of [core, reading.who.plural]) {
    for (const [kind, pattern] of [...audienceWords, ...laterAudienceWords]) if (pattern.test(text)) return kind
  }
  return 'generic'
}
