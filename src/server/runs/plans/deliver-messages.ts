import { hpemStages } from '../../../contract/hpem-stage.ts'
import { messageDelivery } from '../../../operations/message-delivery/operation.ts'
import { definePlan } from './plan.ts'

/** One call for each persona and narrative of a segment. */
export const deliverMessages = definePlan({
  name: 'deliver-messages',
  operation: messageDelivery,
  items: ({ desiredOutcome, segments }) =>
    segments.flatMap(({ id, narratives, personas }) =>
      hpemStages.flatMap((stage) => {
        const script = narratives[stage]
        if (script === undefined) return []
        const narrative = { ...script, stage, narrativeKey: `${id}-${stage}`, desiredOutcome }
        return personas.map((persona) => ({ input: { persona, narrative } }))
      }),
    ),
})
