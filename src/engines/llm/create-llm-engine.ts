import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Provenance } from '../../contract/provenance.ts'
import { hash32 } from '../../domain/random.ts'
import type { Operation, Prompt } from '../../operations/define-operation.ts'
import type { Clock } from '../clock.ts'
import { type Engine, EngineError, type PerformOptions } from '../engine.ts'
import { askModel } from './ask-model.ts'
import { type Answered, type AskOnce, askWithRepair } from './ask-with-repair.ts'
import { Coalescer } from './coalesce.ts'
import { createModel } from './create-model.ts'
import type { LlmSettings } from './llm-settings.ts'
import { outputForm } from './output-form.ts'
import { PacingGate } from './pacing-gate.ts'
import type { ResponseCache } from './response-cache.ts'
import { TokenForecast } from './token-forecast.ts'
import { noUsage, usageOfCall } from './usage.ts'

/** A cached answer has its text alone; a fresh one also what it took. */
interface Found {
  readonly text: string
  readonly fresh: Answered | undefined
}

/**
 * Performs operations by a language model. Calls keep to the model's ceilings, equal calls share one answer, and
 * each failure is an EngineError by name; retries are the caller's.
 */
export function createLlmEngine(settings: LlmSettings, { clock, cache }: { clock: Clock; cache: ResponseCache }): Engine {
  // The SDK's own warnings would go to stderr as plain text, between JSON log lines.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const connected = createModel(settings)
  const gate = new PacingGate(settings, clock)
  const forecast = new TokenForecast()
  const coalescer = new Coalescer<Found>((error) => (error instanceof EngineError ? error.withUsage(noUsage) : error))

  /** One call through the gate. */
  function askThroughGate(operationName: string, signal: AbortSignal): AskOnce {
    return async (question) => {
      const promptCharacters = question.system.length + question.messages.reduce((sum, { content }) => sum + content.length, 0)
      const lease = await gate.enter(forecast.expect(operationName, promptCharacters), signal)
      const startedAt = clock.elapsed()
      let tokens: number | undefined
      try {
        const reply = await askModel(connected, settings, question, signal)
        const usage = usageOfCall(reply.usage, settings)
        // A provider that does not count (or counts nonsense) teaches the pacing nothing: the forecast stands.
        if (usage.outputTokens > 0) {
          tokens = usage.inputTokens + usage.outputTokens
          forecast.learn(operationName, usage.outputTokens)
        }
        return { reply, usage, durationMs: clock.elapsed() - startedAt }
      } catch (error) {
        if (error instanceof EngineError && error.retryAfterMs !== undefined) gate.holdFor(error.retryAfterMs)
        throw error
      } finally {
        lease.settle(tokens)
      }
    }
  }

  async function find(key: string, operation: Operation, prompt: Prompt, sentSeed: number | undefined, signal: AbortSignal): Promise<Found> {
    const kept = await cache.get(key)
    if (kept !== undefined && operation.output.safeParse(JSON.parse(kept)).success) return { text: kept, fresh: undefined }
    const form = outputForm(operation.name, operation.output)
    const question = { system: prompt.system, messages: [{ role: 'user' as const, content: prompt.user }], form, seed: sentSeed }
    const fresh = await askWithRepair(askThroughGate(operation.name, signal), question, settings.apiKey)
    const text = JSON.stringify(fresh.output)
    await cache.set(key, text)
    return { text, fresh }
  }

  async function perform<I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>, input: z.output<I>, options: PerformOptions) {
    const { signal, seed, repeat } = options
    const prompt = operation.prompt(input)
    const promptHash = sha256(prompt.system, prompt.user)
    const parameters = { provider: settings.provider, ...(connected.takesSeed ? { seed: hash32(`${seed}:${repeat}`) >>> 1 } : {}) }
    const key = sha256(operation.name, JSON.stringify([operation.version, promptHash, settings.baseUrl, settings.model, parameters, input, repeat]))
    const { value, joined } = await coalescer.run(key, signal, (shared) => find(key, operation as Operation, prompt, parameters.seed, shared))
    const fresh = joined ? undefined : value.fresh
    const provenance: Provenance = {
      engine: 'llm',
      model: settings.model,
      operation: operation.name,
      operationVersion: operation.version,
      promptId: prompt.id,
      promptHash,
      parameters: fresh === undefined ? { ...parameters, cached: true } : parameters,
      seed,
      repeat,
      finishedAt: new Date(clock.now()).toISOString(),
      durationMs: fresh?.durationMs ?? 0,
      usage: fresh?.usage ?? noUsage,
      ...(fresh?.repairedFrom === undefined ? {} : { repairedFrom: fresh.repairedFrom }),
    }
    // Whoever was given another one's answer gets a copy of its own. `find` let nothing through that the schema rejects.
    const output = (fresh === undefined ? JSON.parse(value.text) : fresh.output) as z.output<O>
    return { output: operation.restore?.(output, input) ?? output, provenance }
  }

  return { name: 'llm', model: settings.model, concurrency: settings.concurrency, perform }
}

/** SHA-256 in hex of the parts with a NUL between them: a text that moves from one part to the next changes it. */
function sha256(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex')
}
