import { hpemStages } from '../../contract/hpem-stage.ts'
import { limits } from '../../contract/limits.ts'
import type { MessageDeliveryInput, MessageDeliveryOutput } from '../../contract/message-delivery.ts'
import type { DraftContext } from '../define-operation.ts'
import { judgeMessage } from './judge-message.ts'
import { readPerson } from './read-person.ts'
import { writeFeedback } from './write-feedback.ts'

/**
 * A rule-based reading of one message by one persona; a draft, not a measurement of anybody.
 *
 * What is read, and why it is believed to matter: whether the message is understood and on its subject (else nothing
 * else counts); contempt (ends the talk); whether what holds this person back is answered, named or missed (an answer
 * to one's own obstacle moves more than praise); their motives, work and place in it; who speaks, against whom they
 * trust; claims with and without a source; something granted to the other side; lecturing, blame, fright, noise and
 * jargon; a first sentence that earns the next; things one can picture; one request that fits the stage and the
 * person's readiness; speed and length against their media habits. The weights are judgements: see `deliveryWeights`.
 * The score depends on persona, script, stage and objective alone; the seed may only choose among ways of saying it.
 */
export function draftDelivery({ persona, narrative }: MessageDeliveryInput, { random }: DraftContext): MessageDeliveryOutput {
  const person = readPerson(persona)
  const judgement = judgeMessage(person, narrative)
  const salt = `${Math.floor(random() * 2 ** 32)}|${persona.id}|${persona.name}|${narrative.stage ?? ''}|${judgement.script.text}`
  const turn = narrative.stage === undefined ? 0 : hpemStages.indexOf(narrative.stage)
  return {
    persona_id: persona.id,
    persona_name: persona.name,
    effectiveness_score: judgement.score,
    feedback: writeFeedback(person, judgement, salt, { listener: `${persona.id}|${persona.name}`, turn }).slice(0, limits.paragraphLength),
  }
}
