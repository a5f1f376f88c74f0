import { contentWords } from '../../domain/objective/content-words.ts'
import type { Group } from './group.ts'
import { lensTopic } from './lens-topic.ts'
import { quotable } from './quotable.ts'

export interface Insight {
  readonly name: string
  readonly text: string
}

/** An insight that speaks of a group: a sentence of it worth quoting, or a question or words they share. `same` when it says what the group's own text says. */
export interface InsightLink {
  readonly name: string
  readonly quote: string | null
  readonly same: boolean
  /** The lens is named for this very group. */
  readonly about: boolean
  /** The lens asks about what this group is known by, though not about these people. */
  readonly topic: boolean
}

export interface MatchedGroup {
  readonly group: Group
  /** How strongly the insights speak of this group, 0 and up; comparable within one call only. */
  readonly relevance: number
  readonly link: InsightLink | null
}

/** Rough stems are enough to see that two texts speak of the same thing. */
function stems(text: string): Map<string, string> {
  const result = new Map<string, string>()
  for (const word of contentWords(text, 400)) {
    const stem = word.replace(/(?:ies|ing|ed|es|s)$/u, '')
    if (stem.length >= 3) result.set(stem, word)
  }
  return result
}

/** Groups known by how word reaches them fit any insight a little; those with a portrait of their own come first. */
const circleWeight = 0.7

const quoteLength = { min: 30, max: 190 }

/** Sentences about how the research was or should be done say nothing about a group. */
const aboutMethod =
  /\b(?:no source|by rules|not by evidence|rival (?:answer|account|reading)|hypothes[ei]s|one task|afternoon|this week|would decide|trial|the point at issue|start here|open the work|test(?:ed)?:|to be counted|would show first|matter of proof)\b/i

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!…]["”’)]?)\s+|\n+/u)
    .map(quotable)
    .filter((part) => part.length >= quoteLength.min && part.length <= quoteLength.max && !aboutMethod.test(part))
}

const groupText = ({ name, life, stance, hitch, relief, test, reply }: Group) =>
  [name, life, stance, hitch, relief, test, reply].filter((part) => part !== null).join(' ')

/** Words two texts share without being about the same thing. */
const weak = new Set(
  'whether better others often started first against answers answer question questions would something nothing anything everything somebody nobody anyone someone times thing things though still already never always ought others place later change decide matters reasons reason following follow view point case number numbers members'.split(
    ' ',
  ),
)

/** The clauses a group is told with, which an insight drawn from the same knowledge repeats word for word. */
function known(group: Group | undefined): string[] {
  return [group?.hitch, group?.stance, group?.relief].flatMap((part) => (part ? [part.toLowerCase().replace(/^they |\.$/g, '')] : []))
}

/** Words that few groups use say more about one of them (inverse document frequency, Spärck Jones 1972). */
function weights(groups: readonly Map<string, string>[]): (stem: string) => number {
  const counts = new Map<string, number>()
  for (const group of groups) for (const stem of group.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (stem) => Math.log(1 + groups.length / (counts.get(stem) ?? groups.length))
}

/**
 * For each group the insight that speaks of it most, each insight at most `share` times and each sentence quoted once,
 * best matches first. A group that no insight shares a telling word with gets none.
 */
export function matchInsights(groups: readonly Group[], insights: readonly Insight[], objective: string): MatchedGroup[] {
  // Words of the objective stand in every insight and tell no group from another.
  const everywhere = stems(objective)
  const groupStems = groups.map((group) => new Map([...stems(groupText(group))].filter(([stem]) => !everywhere.has(stem))))
  const weigh = weights(groupStems)
  const read = insights.map((insight) => ({
    insight,
    stems: stems(`${insight.name} ${insight.text}`),
    sentences: sentencesOf(insight.text).map((text) => ({ text, stems: stems(text) })),
  }))
  const shared = (a: Map<string, string>, b: Map<string, string>) => [...a.keys()].filter((stem) => b.has(stem))
  const sum = (list: readonly string[]) => list.reduce((total, stem) => total + weigh(stem), 0)

  const pairs = groups.flatMap((_, group) =>
    read.map((entry, insight) => {
      const common = shared(groupStems[group] ?? new Map(), entry.stems)
      // Long overviews share more words by chance: divided by the root of their size, as in cosine similarity.
      return { group, insight, common, score: sum(common) / Math.sqrt(entry.stems.size + 1) }
    }),
  )
  const relevance = groups.map((_, group) => pairs.filter((pair) => pair.group === group).reduce((best, pair) => Math.max(best, pair.score), 0))
  const share = Math.max(2, Math.ceil((groups.length * 1.2) / Math.max(1, insights.length)))
  const links = new Map<number, InsightLink>()
  const used = new Map<number, number>()
  const quoted = new Set<string>()
  for (const { group, insight, common, score } of [...pairs].sort((a, b) => b.score - a.score || a.group - b.group || a.insight - b.insight)) {
    const entry = read[insight]
    if (!entry || score === 0 || links.has(group) || (used.get(insight) ?? 0) >= share) continue
    const own = groupStems[group] ?? new Map<string, string>()
    const repeats = (text: string) => known(groups[group]).some((part) => text.toLowerCase().includes(part))
    const best = entry.sentences
      .filter(({ text }) => !quoted.has(text) && !repeats(text))
      .map((candidate) => ({ text: candidate.text, score: sum(shared(own, candidate.stems)) }))
      .sort((a, b) => b.score - a.score)[0]
    const quote = best && best.score >= 2.2 ? best.text : null
    const words = [...common]
      .map((stem) => own.get(stem) ?? stem)
      .filter((word) => word.length >= 5 && !weak.has(word))
      .slice(0, 2)
    const same = repeats(`${entry.insight.name} ${entry.insight.text}`)
    const about = entry.insight.name.toLowerCase().includes(groups[group]?.known.toLowerCase() ?? '\n')
    if (!same && !about && quote === null && words.length < 2) continue
    if (quote !== null && !same && !about) quoted.add(quote)
    used.set(insight, (used.get(insight) ?? 0) + 1)
    links.set(group, { name: quotable(entry.insight.name), quote, same: same || about, about, topic: false })
  }
  // A lens that asks the group's own question is a better place to look than one that shares two words with it.
  for (const [index, group] of groups.entries()) {
    const link = links.get(index)
    if (link !== undefined && (link.same || link.quote !== null)) continue
    const asking = insights.find((insight) => lensTopic(group).test(insight.name))
    if (asking !== undefined) links.set(index, { name: quotable(asking.name), quote: null, same: false, about: false, topic: true })
  }
  return groups.map((group, index) => ({
    group,
    relevance: (relevance[index] ?? 0) * (group.source === 'circle' ? circleWeight : 1),
    link: links.get(index) ?? null,
  }))
}
