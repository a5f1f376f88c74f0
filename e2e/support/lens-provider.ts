import { type LoopbackProvider, type LoopbackReply, startLoopbackProvider } from '../../src/engines/llm/testing/loopback-provider.ts'
import { Turnstile } from './turnstile.ts'

export const lensCount = 24

const categories = ['Values and identity', 'Trust and messengers', 'Costs and benefits', 'Media habits', 'Norms and networks', 'Barriers']

/** A lens set as a model would answer it, with every lens told apart by its name. */
const lensSet = {
  title: 'Research lenses',
  introduction: 'Questions that somebody can go and answer.',
  thematic_categories: categories.map((category_name) => ({
    category_name,
    lenses: Array.from({ length: lensCount / categories.length }, (_, index) => ({
      name: `${category_name}: question ${index + 1}`,
      role: `Interviewer for ${category_name.toLowerCase()}`,
      tasks: [`Ask three people about ${category_name.toLowerCase()}, question ${index + 1}.`],
      potential_bias_flag: 'People who answer are people who had time.',
    })),
  })),
}

interface LensProviderOptions {
  readonly latencyMs?: number
  /** Executions wait until `allow` or `allowAll` lets them be answered, so that a test decides how far a run has come. */
  readonly held?: boolean
  /** Asked for each call with the text that was sent; what it answers goes before the usual answer. */
  readonly script?: (sent: string) => LoopbackReply | undefined
}

export interface LensProvider extends LoopbackProvider {
  /** The environment of a server that uses it, two calls at a time. */
  readonly env: Readonly<Record<string, string>>
  /** Lets that many more executions be answered. */
  readonly allow: (count: number) => void
  readonly allowAll: () => void
}

/** A model provider on loopback that makes {@link lensCount} lenses and executes them as slowly as a test wants to watch, stop and kill. */
export async function startLensProvider({ latencyMs = 0, held = false, script }: LensProviderOptions): Promise<LensProvider> {
  const executions = new Turnstile()
  const provider = await startLoopbackProvider({
    latencyMs,
    ready: ({ body }, left) => (held && !asksForLenses(JSON.stringify(body)) ? executions.pass(left) : Promise.resolve()),
    script: ({ body }) => {
      const sent = JSON.stringify(body)
      return script?.(sent) ?? (asksForLenses(sent) ? { kind: 'answer', value: lensSet } : undefined)
    },
  })
  const env = { ENGINE: 'llm', LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'loopback', LLM_BASE_URL: provider.baseUrl, LLM_CONCURRENCY: '2' }
  return { ...provider, env, allow: (count) => executions.allow(count), allowAll: () => executions.allow(Number.POSITIVE_INFINITY) }
}

/** Whether a request asks for the set of lenses, and not to execute one. */
export function asksForLenses(sent: string): boolean {
  return sent.includes('thematic_categories')
}
