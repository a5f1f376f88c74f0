import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { toPersonasInput } from '../../contract/personas-request.ts'
import { routes } from '../../contract/routes.ts'
import { screenObjective } from '../../domain/objective/screen-objective.ts'
import { audiences } from '../../operations/audiences/operation.ts'
import type { Operation } from '../../operations/define-operation.ts'
import { executeResearch } from '../../operations/execute-research/operation.ts'
import { generateAudienceSegments } from '../../operations/generate-audience-segments/operation.ts'
import { generateNarrative } from '../../operations/generate-narrative/operation.ts'
import { hpem } from '../../operations/hpem/operation.ts'
import { hpemMapping } from '../../operations/hpem-mapping/operation.ts'
import { mapHpemStages } from '../../operations/map-hpem-stages/operation.ts'
import { messageDelivery } from '../../operations/message-delivery/operation.ts'
import { personas } from '../../operations/personas/operation.ts'
import { researchLenses } from '../../operations/research-lenses/operation.ts'
import { ProblemError } from '../problem-error.ts'
import type { AppDeps } from './app-deps.ts'
import type { Mount } from './mount.ts'

/** Single calls of an operation, in the specification's envelope. They end when the client goes away. */
export function mountOperationRoutes(mount: Mount, { engine, sample }: AppDeps): void {
  async function perform<I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>, input: z.output<I>, signal: AbortSignal) {
    for (const desiredOutcome of objectivesIn(input)) refuseHarm(desiredOutcome)
    const { output } = await engine.perform(operation, input, { signal, seed: seedOf(input), repeat: 0 })
    return enveloped(output)
  }

  mount(routes.sampleAnalysis, sample)
  mount(routes.researchLenses, ({ body, signal }) => perform(researchLenses, body, signal))
  mount(routes.executeResearch, ({ body, signal }) => perform(executeResearch, body, signal))
  mount(routes.hpem, ({ body, signal }) => perform(hpem, body, signal))
  mount(routes.audiences, ({ body, signal }) => perform(audiences, body, signal))
  mount(routes.generateAudienceSegments, ({ body, signal }) => perform(generateAudienceSegments, body, signal))
  mount(routes.mapHpemStages, ({ body, signal }) => perform(mapHpemStages, body, signal))
  mount(routes.generateNarrative, ({ body, signal }) => perform(generateNarrative, body, signal))
  mount(routes.personas, ({ body, signal }) => perform(personas, toPersonasInput(body), signal))
  mount(routes.messageDelivery, ({ body, signal }) => perform(messageDelivery, body, signal))
  mount(routes.hpemMapping, ({ body, signal }) => perform(hpemMapping, body, signal))
}

function enveloped<T>(response: T): { success: true; output: { response: T } } {
  return { success: true, output: { response } }
}

/** Objectives wherever they stand in an input. */
function objectivesIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([name, value]) => (name === 'desiredOutcome' && typeof value === 'string' ? [value] : objectivesIn(value)))
}

function refuseHarm(desiredOutcome: string): void {
  const screened = screenObjective(desiredOutcome)
  if (screened.refused) throw new ProblemError('objective-refused', screened.reason, { fields: [{ path: 'desiredOutcome', message: screened.reason }] })
}

/** The same question gives the same draft. A whole number of 31 bits, which every engine and table can hold. */
function seedOf(input: unknown): number {
  return createHash('sha256').update(JSON.stringify(input)).digest().readUInt32BE(0) >>> 1
}
