import { z } from 'zod'
import type { AnalyzedSegment } from '../../../../../contract/analyzed-segment.ts'
import type { DeliveryResult } from '../../../../../contract/delivery-result.ts'
import { type HpemStage, hpemStages } from '../../../../../contract/hpem-stage.ts'
import { messageDeliveryInputSchema, messageDeliveryOutputSchema } from '../../../../../contract/message-delivery.ts'
import type { ReportData } from '../../../../../contract/report.ts'
import type { RunItem } from '../../../../../contract/run.ts'
import { deliveryBasis } from '../../../../../domain/analysis/basis.ts'
import { failedDelivery, unreadableDelivery } from '../../../../../domain/delivery/unmeasured-delivery.ts'
import { narrativeKey, withDelivery } from '../../analysis/deliveries.ts'
import { segmentsOf } from '../../analysis/segments.ts'
import { knownDeliveryBasis } from '../../analysis/staleness.ts'
import type { PlanSpec } from '../plan-spec.ts'

/** What names an item; the whole input is some kilobytes, and there are hundreds. */
const namesSchema = z.object({
  persona: z.looseObject({ id: z.string(), name: z.string() }),
  narrative: z.object({ narrativeKey: z.string(), video_script: z.array(z.record(z.string(), z.unknown())) }),
})
type Names = z.infer<typeof namesSchema>

/** One call for each persona and narrative. A call that failed leaves the specification's fallback, marked as not measured. */
export const deliverMessagesPlan: PlanSpec<'deliver-messages'> = {
  plan: 'deliver-messages',
  madeFrom: () => null,
  earlierInput: 'Out of date',
  merge(data, item) {
    const names = namesSchema.safeParse(item.input)
    if (!names.success) return data
    const { persona, narrative } = names.data
    const target = find(data, narrative.narrativeKey)
    const answer = readAnswer(item, persona)
    const basis = target && basisOf(item, names.data, target)
    if (!target || !answer || basis === undefined) return data
    return withDelivery(data, target.segment, target.stage, { ...answer, persona_id: persona.id, persona_name: persona.name, basis })
  },
}

function readAnswer(item: RunItem, persona: { readonly id: string; readonly name: string }): DeliveryResult | null {
  if (item.status === 'error' && item.error?.code === 'engine-invalid-output') return unreadableDelivery(persona)
  if (item.status === 'error') return failedDelivery(persona, item.error?.message ?? 'no reason given')
  if (item.status !== 'completed') return null
  const output = messageDeliveryOutputSchema.safeParse(item.output)
  return output.success ? { ...output.data, measured: true } : unreadableDelivery(persona)
}

interface Target {
  readonly segment: AnalyzedSegment
  readonly stage: HpemStage
}

function find(data: ReportData, key: string): Target | undefined {
  for (const segment of segmentsOf(data)) {
    const stage = key.startsWith(segment.id) ? hpemStages.find((candidate) => narrativeKey(segment.id, candidate) === key) : undefined
    if (stage) return { segment, stage }
  }
  return undefined
}

/** The basis of what was asked, which usually is what stands there now: comparing is much faster than hashing anew. */
function basisOf(item: RunItem, { persona, narrative }: Names, { segment, stage }: Target): string | undefined {
  const member = segment.personas?.find(({ id }) => id === persona.id)
  const script = segment.narratives?.[stage]
  if (member && script && holds(persona, member) && sameScenes(narrative.video_script, script.video_script)) return knownDeliveryBasis(member, script)
  const input = messageDeliveryInputSchema.safeParse(item.input)
  return input.success ? deliveryBasis(input.data.persona, input.data.narrative) : undefined
}

function sameScenes(asked: Names['narrative']['video_script'], current: readonly object[]): boolean {
  return asked.length === current.length && current.every((scene, index) => holds(asked[index] ?? {}, scene))
}

function holds(asked: Readonly<Record<string, unknown>>, current: object): boolean {
  return Object.entries(current).every(([name, value]) => asked[name] === value)
}
