import type { ObjectiveReading } from '../../domain/objective/objective-reading.ts'
import { audienceWords, domainWords } from './data/topic-words.data.ts'
import type { AudienceKind, DomainName } from './situation-types.ts'

function hits(text: string, pattern: RegExp): number {
  return text.match(new RegExp(pattern.source, 'gi'))?.length ?? 0
}

/** Fields whose words turn up in passing in objectives about something else. */
const broad: ReadonlySet<DomainName> = new Set(['consumer', 'technology', 'faith-community', 'taxes-budget'])

/** The field with the most of its words in the objective; words of the subject count three times. */
export function chooseDomain(reading: ObjectiveReading): DomainName {
  let best: DomainName = 'generic'
  let bestScore = 0
  for (const [name, pattern] of domainWords) {
    const found = hits(reading.source, pattern) + 3 * hits(`${reading.subject.text} ${reading.what.base}`, pattern)
    // Voting is what is asked; what the vote is about (a school board, rents) is the field.
    const weight = broad.has(name) || (name === 'elections' && reading.what.class === 'vote') ? 0.4 : 1
    const score = found * weight
    if (score > bestScore) {
      best = name
      bestScore = score
    }
  }
  return best
}

/** The kind of people named in the audience slot: its head words first, then what qualifies them. */
export function chooseAudienceKind(reading: ObjectiveReading): AudienceKind {
  if (!reading.who.stated) return 'generic'
  const core = reading.who.plural.replace(/^members of /, '').split(/ (?:of|with|in|at|who|that|from|over|aged|near) /)[0] ?? ''
  for (const text of [core, reading.who.plural]) {
    for (const [kind, pattern] of audienceWords) if (pattern.test(text)) return kind
  }
  return 'generic'
}
