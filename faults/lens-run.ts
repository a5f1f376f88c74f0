import { type Run, type RunItem, runItemPageSchema, runSchema } from '../src/contract/run.ts'
import { type LoopbackProvider, startLoopbackProvider } from '../src/engines/llm/testing/loopback-provider.ts'
import type { SignedInClient } from './signed-in-client.ts'

/** A model provider that counts how often each lens was asked for. */
export interface CountingProvider extends LoopbackProvider {
  readonly callsOf: ReadonlyMap<string, number>
}

export async function startCountingProvider(latencyMs: number): Promise<CountingProvider> {
  const callsOf = new Map<string, number>()
  const provider = await startLoopbackProvider({
    latencyMs,
    keepCalls: false,
    script: ({ body }) => {
      const name = /lens-\d{3}/.exec(JSON.stringify(body.messages ?? body.input))?.[0]
      if (name === undefined) return { kind: 'status', status: 400, message: 'no lens is named in the prompt' }
      callsOf.set(name, (callsOf.get(name) ?? 0) + 1)
      return undefined
    },
  })
  return Object.assign(provider, { callsOf })
}

/** Settings of a server that works with that provider. */
export function modelSettings(provider: LoopbackProvider, concurrency: number): Record<string, string> {
  return {
    LOG_LEVEL: 'info',
    ENGINE: 'llm',
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'm',
    LLM_BASE_URL: provider.baseUrl,
    LLM_CONCURRENCY: String(concurrency),
  }
}

/** Starts executing `count` lenses, each with a name of its own. `title` tells one run's input from another's. */
export async function startLensRun(client: SignedInClient, count: number, first = 0): Promise<Run> {
  const lenses = Array.from({ length: count }, (_, index) => ({
    name: `lens-${String(first + index).padStart(3, '0')}`,
    role: 'Listens to the people concerned.',
    tasks: ['Ask what stands in the way.'],
    potential_bias_flag: 'Those who answer are those who care.',
    categoryName: 'Barriers',
  }))
  const input = { desiredOutcome: 'Residents of Porto register for the flood alert by March', region: 'Porto', lenses }
  return runSchema.parse(await client.request('POST', '/api/runs', { plan: 'execute-lenses', input }))
}

export async function getRun(client: SignedInClient, id: string): Promise<Run> {
  return runSchema.parse(await client.request('GET', `/api/runs/${id}`))
}

export async function runItems(client: SignedInClient, id: string): Promise<RunItem[]> {
  return runItemPageSchema.parse(await client.request('GET', `/api/runs/${id}/items?limit=500`)).items
}

/** The name of the lens an item is about. */
export function lensName({ input }: RunItem): string {
  return (input as { lens: { name: string } }).lens.name
}
