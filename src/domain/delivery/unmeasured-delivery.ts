import type { DeliveryAnswer } from './delivery-answer.ts'

interface Asked {
  readonly id: string
  readonly name: string
}

interface UnmeasuredDelivery extends DeliveryAnswer {
  readonly persona_id: string
  readonly persona_name: string
  readonly feedback: string
  readonly measured: false
}

/** The specification's fallback for a call that failed: shown, marked, and left out of every average. */
export function failedDelivery(persona: Asked, reason: string): UnmeasuredDelivery {
  return { persona_id: persona.id, persona_name: persona.name, effectiveness_score: 1, feedback: `Simulation failed: ${reason}`, measured: false }
}

/** The specification's fallback for an answer that could not be read: shown, marked, and left out of every average. */
export function unreadableDelivery(persona: Asked): UnmeasuredDelivery {
  return { persona_id: persona.id, persona_name: persona.name, effectiveness_score: 5, feedback: 'Unable to process simulation result', measured: false }
}
