import { limits } from '../../contract/limits.ts'
import type { DeliveredNarrative } from '../../contract/message-delivery.ts'
import { deliveryWeights as weights } from './delivery-weights.ts'
import type { Knockout, Reaction } from './reaction.ts'
import type { PersonReading } from './read-person.ts'
import { type Line, readScript, type ScriptReading } from './read-script.ts'
import { topicFit, topicOf } from './topic-fit.ts'
import { weighMessage } from './weigh-message.ts'

export interface Judgement {
  /** 0 to 10 in halves: nobody grades a video more finely. */
  readonly score: number
  readonly script: ScriptReading
  readonly reactions: readonly Reaction[]
  readonly knockout: { readonly kind: Knockout; readonly line: Line | null } | null
}

const halves = (score: number) => Math.min(limits.effectivenessMax, Math.max(0, Math.round(score * 2) / 2))

/** Above this the last points come hard: excellence is rare. */
const ease = (score: number) => (score <= 6 ? score : 6 + (score - 6) * 0.5)

/** The score of one message with one person, and what made it. Rules and judged weights only; see `deliveryWeights`. */
export function judgeMessage(person: PersonReading, narrative: DeliveredNarrative): Judgement {
  const script = readScript(narrative)
  if (script.legibility !== 'clear') {
    const score = script.legibility === 'other-language' ? weights.otherLanguage : weights.unreadable
    return { score, script, reactions: [], knockout: { kind: script.legibility, line: script.lines[0] ?? null } }
  }
  const topic = topicOf(narrative.desiredOutcome)
  const reactions = weighMessage(script, person, topic, narrative.stage)
  const points = reactions.reduce((sum, reaction) => sum + reaction.points, weights.base + weights.readiness * person.readiness)
  const fit = topicFit(script, topic, person)
  const plain = ease(Math.max(0.5, points))
  const offTopic = fit < 0.5
  const onTopic = offTopic ? Math.min(weights.offTopicCap, plain * weights.offTopicFactor) : plain
  const insults = script.lines.filter((line) => line.tones.includes('insult'))
  const [insult] = insults
  if (insult !== undefined) {
    const score = halves(Math.min(weights.insultCap, onTopic * weights.insultFactor ** Math.min(2, insults.length)))
    return { score, script, reactions, knockout: { kind: 'insult', line: insult } }
  }
  return { score: halves(onTopic), script, reactions, knockout: offTopic ? { kind: 'off-topic', line: script.lines.at(-1) ?? null } : null }
}
