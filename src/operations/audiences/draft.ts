import type { AudienceSegment, AudienceSegmentSet, AudiencesInput } from '../../contract/audience-segment.ts'
import { type HpemStage, hpemStages } from '../../contract/hpem-stage.ts'
import { contentWords } from '../../domain/objective/content-words.ts'
import type { DraftContext } from '../define-operation.ts'
import { readSituation } from '../objective/situation.ts'
import type { Situation } from '../objective/situation-types.ts'
import { capital, sentence } from '../objective/speak.ts'
import { allGroups } from '../segments/all-groups.ts'
import { createDealer, type Dealer } from '../segments/dealer.ts'
import { coreSentences, foundSentence } from '../segments/describe-group.ts'
import { checkSentence, mechanismSentence } from '../segments/explain-group.ts'
import { fillFrame } from '../segments/fill-frame.ts'
import type { Group } from '../segments/group.ts'
import { matchInsights } from '../segments/match-insights.ts'
import { slug } from '../segments/slug.ts'
import { chooseByStage } from './choose-by-stage.ts'
import { noStepFrames, noticedFrames, standingFrames, stayFrames, stepFrames } from './data/standing-frames.data.ts'
import { stageLines } from './stage-lines.ts'

const after = (stage: HpemStage): HpemStage | null => hpemStages[hpemStages.indexOf(stage) + 1] ?? null

interface Telling {
  readonly situation: Situation
  readonly dealer: Dealer
  readonly lines: ReturnType<typeof stageLines>
  /** Effects that were quoted already. */
  readonly used: Set<string>
}

/** Where the group stands, in the words of the analysis. */
function standing(group: Group, { dealer, lines }: Telling): string {
  const next = after(group.stage) ?? group.stage
  return dealer.fresh(() => {
    const frame = dealer.deal(`standing ${group.stage}`, standingFrames[group.stage])
    const here = dealer.deal(`behaviour ${group.stage}`, lines[group.stage].behaviours)
    return sentence(fillFrame(frame, { b: here, n: dealer.deal(`behaviour ${next}`, lines[next].behaviours) }))
  })
}

/** The effect that speaks of this group, or else the stage's first while nobody was told it; null rather than one that fits nobody. */
function effectFor(group: Group, effects: readonly string[], used: Set<string>): string | null {
  const own = new Set(contentWords([group.life, group.stance, group.hitch, group.relief].join(' '), 200))
  const touches = (effect: string) => contentWords(effect, 60).filter((word) => own.has(word)).length
  const free = effects.filter((effect) => !used.has(effect))
  const best = [...free].sort((a, b) => touches(b) - touches(a))[0]
  const chosen = best !== undefined && touches(best) >= 3 ? best : free.find((effect) => effect === effects[0])
  if (chosen === undefined) return null
  used.add(chosen)
  return chosen
}

/** What the step ahead takes, by the analysis. */
function step(group: Group, { dealer, lines, used }: Telling): string | null {
  const next = after(group.stage)
  const target = next ?? group.stage
  if (group.kind === 'opponent') return dealer.fresh(() => fillFrame(dealer.deal('no step', noStepFrames), { s: target }))
  const e = effectFor(group, lines[target].effects, used)
  if (e === null) return null
  return next === null ? fillFrame(dealer.deal('stay', stayFrames), { e }) : fillFrame(dealer.deal('step', stepFrames), { e, s: target })
}

/** How the step would be seen; each behaviour of the analysis is named so once. */
function noticed(group: Group, { dealer, lines }: Telling): string | null {
  const next = after(group.stage)
  if (next === null || group.kind === 'opponent') return null
  const sign = dealer.dealOnce(`sign ${next}`, lines[next].behaviours)
  return sign === null ? null : dealer.fresh(() => fillFrame(dealer.deal('noticed', noticedFrames), { s: next, n: sign }))
}

const join = (parts: readonly (string | null)[]) =>
  parts
    .filter((part) => part !== null && part !== '')
    .map((part) => capital(part ?? ''))
    .join(' ')

function tell(group: Group, telling: Telling): AudienceSegment {
  const { situation, dealer } = telling
  const stands = standing(group, telling)
  const ahead = step(group, telling)
  // The stage takes the room that the other flow gives to the rest of it.
  const [held, ...hindered] = coreSentences(group, situation, dealer)
  return {
    id: slug(group.name),
    segment_name: group.name,
    segment_description: join([held ?? '', group.source === 'role' ? (hindered[0] ?? '') : group.life, stands, foundSentence(group, situation, dealer)]),
    rationale: join([
      ahead,
      // A part people play has no hindrance of its own to lift: the step ahead, where the analysis names one, says what it takes.
      ahead !== null && group.relief === null && group.reply === null ? null : dealer.fresh(() => mechanismSentence(group, situation, dealer)),
      noticed(group, telling) ?? dealer.fresh(() => checkSentence(group, situation, dealer)),
    ]),
  }
}

/** Twenty groups by where they stand in the five stages of the given analysis, and what would take each one on. */
export function draftAudiences(input: AudiencesInput, { random }: DraftContext): AudienceSegmentSet {
  const situation = readSituation(input.desiredOutcome, input.region)
  const telling: Telling = { situation, dealer: createDealer('audiences', situation, random), lines: stageLines(input.hpemData), used: new Set() }
  const insights = input.hpemData.hpem.map((entry) => ({
    name: entry.stage,
    text: [entry.psychological_effects, entry.behaviors, entry.narrative_fit].join(' '),
  }))
  return { audience_segments: chooseByStage(matchInsights(allGroups(situation), insights, situation.reading.source)).map(({ group }) => tell(group, telling)) }
}
