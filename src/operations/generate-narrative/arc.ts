import type { AudienceSegment } from '../../contract/audience-segment.ts'
import { hash32 } from '../../domain/random.ts'
import type { Barrier, Objection, RoleKind, Situation } from '../objective/situation-types.ts'
import { nth } from '../objective/speak.ts'
import { allGroups } from '../segments/all-groups.ts'
import type { Group } from '../segments/group.ts'
import { engineInTurn, engineOfText } from './choose-engine.ts'
import type { Pronoun } from './data/first-names.data.ts'
import { leadNames, partnerNames } from './data/first-names.data.ts'
import { reliefsOfKinds } from './data/reliefs.data.ts'
import { settingsOf } from './data/settings.data.ts'
import { causeOfGroup, causesOfWords, nearestBarrier, recognizeGroup } from './read-cause.ts'
import { asClause, ownKnot } from './segment-words.ts'
import type { StoryEngine } from './story-types.ts'

/** What the five scripts of one segment share. */
export interface Arc {
  readonly engine: StoryEngine
  readonly lead: readonly [string, Pronoun]
  readonly partner: readonly [string, Pronoun]
  /** Phrases with their preposition, never the same. */
  readonly home: string
  readonly out: string
  /** Clause about the group: what holds it. */
  readonly knot: string
  /** Noun phrase: what makes it easier. */
  readonly ease: string
  /** The argument the segment is known by, or the one it would meet. */
  readonly objection: Objection
  /** Who they are, where the rules know it: plural noun phrase. */
  readonly people: string | null
  /** Different for every objective and segment; spreads the rest of the knowledge over the segments. */
  readonly turn: number
  /** The segment's place among its like: neighbors in it get different forms of the same part. */
  readonly order: number
}

/** The arc of a segment: from the objective and the segment alone, so that every stage finds the same one. */
export function arcOf(situation: Situation, segment: AudienceSegment): Arc {
  const objectiveTurn = hash32(situation.reading.source)
  const text = `${segment.segment_name} ${segment.segment_description}`
  const turn = hash32(`${situation.reading.source}|${text}`)
  const groups = allGroups(situation)
  const position = recognizeGroup(segment, groups)
  const group = groups[position]
  const barriers = [...situation.audience.barriers, ...situation.behaviour.barriers, ...situation.domain.barriers]
  const barrier = nearestBarrier(`${text} ${segment.rationale}`, barriers) ?? nth(barriers, turn)
  const settings = settingsOf[situation.audienceKind]
  const homeIndex = hash32(`home|${text}`) % settings.length
  // Known groups count on from the objective's own start, so that no two of them get the same names.
  const order = group === undefined ? turn : (objectiveTurn % 9973) + position
  const engine =
    group === undefined ? engineOfText(causesOfWords(`${text} ${segment.rationale}`), text) : engineInTurn(groups.map(causeOfGroup), position, objectiveTurn)
  const { objections } = situation.domain
  return {
    engine,
    lead: nth(leadNames, group === undefined ? hash32(`lead|${text}`) : order),
    partner: nth(partnerNames, group === undefined ? hash32(`partner|${turn}`) : order),
    home: nth(engine.rooms ?? settings, homeIndex),
    out: nth(settings, homeIndex + 1 + (turn % (settings.length - 1))),
    knot: group === undefined ? (ownKnot(segment.segment_description) ?? barrier.because) : asClause(knotOf(group)),
    ease: group === undefined ? easeOfText(barrier, turn) : (group.relief ?? nth(reliefsOfKinds[group.kind], order)),
    objection: objections.find(({ claim }) => claim === group?.stance) ?? nth(objections, order),
    people: group?.people ?? null,
    turn,
    order,
  }
}

/** A text from outside may have an obstacle no table knows: then what helps is said in general words. */
function easeOfText(barrier: Barrier | null, turn: number): string {
  const kinds: readonly RoleKind[] = ['cross-pressured', 'bystander']
  return barrier?.relief ?? nth(reliefsOfKinds[nth(kinds, turn)], turn)
}

/** What a group would say itself: its argument where it is known by one, else what stands in its way. */
function knotOf({ source, stance, hitch, life }: Group): string {
  if (source === 'objection' && stance !== null) return stance
  return hitch || stance || life
}
