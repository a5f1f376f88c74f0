import type { AudienceSegment } from '../../contract/audience-segment.ts'
import type { Barrier } from '../objective/situation-types.ts'
import type { Group } from '../segments/group.ts'
import { slug } from '../segments/slug.ts'
import type { StoryCause } from './story-types.ts'

/** Why a group acts or does not: its barrier where it has one, else the argument it makes or the part it plays. */
export function causeOfGroup({ barrier, source, kind }: Group): StoryCause {
  return barrier ?? (source === 'objection' ? 'objection' : kind)
}

/** Words by which a text that none of the entries explains still shows what it is about. */
const causeWords: readonly (readonly [StoryCause, RegExp])[] = [
  ['time', /\b(?:time|hours?|shifts?|busy|schedules?|evenings?|late|overtime|chores|milk\w*)\b/gi],
  ['money', /\b(?:money|costs?|afford\w*|price[sd]?|bills?|incomes?|pay|paid|wages?|fees?|expensive|budgets?)\b/gi],
  ['trust', /\b(?:trust\w*|distrust\w*|suspicio\w*|lied|promises?|betray\w*|skeptic\w*|institutions?)\b/gi],
  ['identity', /\b(?:identit\w*|pride|proud|tradition\w*|faith|values?|belong\w*|patriot\w*|loyal\w*|heritage)\b/gi],
  ['social-risk', /\b(?:afraid|fear\w*|judged|neighbou?rs?|friends|peers?|shame|gossip|embarrass\w*|stigma|seen)\b/gi],
  ['information', /\b(?:know|knows|unaware|inform\w*|confus\w*|heard|unsure|learn\w*|notice[sd]?|headlines?)\b/gi],
  ['habit', /\b(?:habits?|routines?|always|usual\w*|forget\w*|later|inertia|used to)\b/gi],
  ['access', /\b(?:rides?|transport\w*|distance|forms?|language|disab\w*|child-?care|internet|far)\b/gi],
  ['opponent', /\b(?:oppos\w*|against|reject\w*|resist\w*|refus\w*|object\w*|critic\w*|hostile)\b/gi],
  ['bystander', /\b(?:bystanders?|indifferen\w*|apath\w*|disengag\w*|uninterested|not their|care little)\b/gi],
  ['supporter', /\b(?:support\w*|committed|advocat\w*|active|champion\w*|volunteer\w*)\b/gi],
  ['gatekeeper', /\b(?:gatekeep\w*|leaders?|officials?|boards?|decide[sd]?|owners?|editors?|clergy|pastors?)\b/gi],
  ['belief', /\b(?:believ\w*|think\w*|convinced|pointless|nothing changes|doubt\w*|rigged|settled)\b/gi],
]

/** What an unknown text is about, most first; earlier rows win ties, and a text without any of the words is about belief. */
export function causesOfWords(text: string): StoryCause[] {
  const hits = causeWords.map(([cause, pattern]) => ({ cause, count: text.match(pattern)?.length ?? 0 })).filter((row) => row.count > 0)
  return [...hits.sort((one, two) => two.count - one.count).map((row) => row.cause), 'belief']
}

const contentWords = (text: string) => new Set((text.toLowerCase().match(/\p{L}[\p{L}\p{N}’'-]{2,}/gu) ?? []).filter((word) => !common.has(word)))
const common = new Set(
  'the and for with that this they them their there who whom whose which what when from have has had are was were will would can could not but all any one out into over than then been being more most its his her you your our about people those some nobody somebody never'.split(
    ' ',
  ),
)

/** Share of a group's words that the segment's text must hold before it counts as that group under another name. */
const recognized = 0.5

/**
 * The position of the group a segment is, or -1 when its text comes from somewhere else: a model, a user, an older
 * report. By its name first, so that an edited description keeps its story; then by its words.
 */
export function recognizeGroup(segment: AudienceSegment, groups: readonly Group[]): number {
  const named = groups.findIndex((group) => slug(group.name) === slug(segment.segment_name))
  if (named !== -1) return named
  const words = contentWords(`${segment.segment_name} ${segment.segment_description}`)
  const shares = groups.map((group) => {
    const wanted = [...contentWords(`${group.name} ${group.life} ${group.hitch}`)]
    return wanted.length === 0 ? 0 : wanted.filter((word) => words.has(word)).length / wanted.length
  })
  const best = shares.reduce((top, share, index) => (share > (shares[top] ?? 0) ? index : top), 0)
  return (shares[best] ?? 0) >= recognized ? best : -1
}

/** The barrier whose words come closest to a text, and null when none shares any. */
export function nearestBarrier(text: string, barriers: readonly Barrier[]): Barrier | null {
  const words = contentWords(text)
  const scored = barriers.map((barrier) => ({
    barrier,
    shared: [...contentWords(`${barrier.people} ${barrier.because} ${barrier.relief}`)].filter((word) => words.has(word)).length,
  }))
  const best = scored.reduce((top, row) => (row.shared > top.shared ? row : top))
  return best.shared > 0 ? best.barrier : null
}
