import { z } from 'zod'
import type { Usage } from '../../../contract/provenance.ts'
import type { StartRun } from '../../../contract/run.ts'
import type { Engine } from '../../../engines/engine.ts'
import { defineOperation } from '../../../operations/define-operation.ts'
import { definePlan, type PlanRegistry } from '../plans/plan.ts'
import { plans } from '../plans/plans.ts'

/** An operation small enough to count: it is asked a name and answers a text. */
export const echoOperation = defineOperation({
  name: 'echo',
  version: 1,
  input: z.strictObject({ name: z.string() }),
  output: z.strictObject({ text: z.string() }),
  prompt: ({ name }) => ({ id: 'echo/v1', system: 'Repeat what is said.', user: `Say ${name}.` }),
  draft: ({ name }) => ({ text: `drafted ${name}` }),
})

/** The product's plans, the first two over the one small operation instead. */
export const echoPlans: PlanRegistry = {
  ...plans,
  'generate-lenses': definePlan({ name: 'generate-lenses', operation: echoOperation, items: ({ region }) => [{ input: { name: region } }] }),
  'execute-lenses': definePlan({ name: 'execute-lenses', operation: echoOperation, items: ({ lenses }) => lenses.map(({ name }) => ({ input: { name } })) }),
}

/** A request of as many items as there are names. */
export function echoRequest(names: readonly string[], more: { maxCostUsd?: number } = {}): StartRun & { plan: 'execute-lenses' } {
  const lenses = names.map((name) => ({ name, role: 'reader', tasks: ['read'], potential_bias_flag: 'none', categoryName: 'all' }))
  return { plan: 'execute-lenses', input: { desiredOutcome: 'More people vote in the county by November.', region: 'United States', lenses }, ...more }
}

export function names(count: number, prefix = 'item'): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix} ${index}`)
}

/** One call that waits for the test to answer it. */
export interface Call {
  readonly name: string
  readonly signal: AbortSignal
  readonly answer: (usage?: Usage) => void
  readonly fail: (error: Error) => void
}

/** What a test decides about a call: an answer at once, or nothing yet. */
export type Script = (call: Call, nth: number) => void

export interface ScriptedEngine extends Engine {
  /** How often each name was asked. */
  readonly asked: ReadonlyMap<string, number>
  /** Names in the order they were asked. */
  readonly order: readonly string[]
  /** Calls in flight. */
  readonly open: ReadonlySet<Call>
  script: Script
}

const priced: Usage = { calls: 1, inputTokens: 10, outputTokens: 5, costUsd: 0.01 }

/** An engine whose every call is in the test's hands. Answers at once unless told otherwise. */
export function scriptedEngine(options: { concurrency?: number; script?: Script; model?: string } = {}): ScriptedEngine {
  const asked = new Map<string, number>()
  const order: string[] = []
  const open = new Set<Call>()
  const engine: ScriptedEngine = {
    name: 'llm',
    model: options.model ?? 'scripted',
    concurrency: options.concurrency ?? 8,
    asked,
    order,
    open,
    script: options.script ?? ((call) => call.answer()),
    async perform(operation, input, { signal, seed, repeat }) {
      const { name } = echoOperation.input.parse(input)
      const nth = (asked.get(name) ?? 0) + 1
      asked.set(name, nth)
      order.push(name)
      const usage = await new Promise<Usage>((resolve, reject) => {
        const end = (finish: () => void) => {
          open.delete(call)
          finish()
        }
        const call: Call = {
          name,
          signal,
          answer: (given = priced) => end(() => resolve(given)),
          fail: (error) => end(() => reject(error)),
        }
        open.add(call)
        signal.addEventListener('abort', () => call.fail(new Error('aborted')))
        engine.script(call, nth)
      })
      return {
        output: operation.output.parse({ text: `${name} for ${seed}` }),
        provenance: {
          engine: 'llm',
          model: engine.model,
          operation: operation.name,
          operationVersion: operation.version,
          promptId: null,
          promptHash: null,
          parameters: {},
          seed,
          repeat,
          finishedAt: new Date().toISOString(),
          durationMs: 1,
          usage,
        },
      }
    },
  }
  return engine
}
