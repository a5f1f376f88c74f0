import { systemClock } from '../../clock.ts'
import type { Engine, PerformOptions } from '../../engine.ts'
import { createLlmEngine } from '../create-llm-engine.ts'
import type { LlmSettings } from '../llm-settings.ts'
import { createMemoryCache } from '../response-cache.ts'

/** A key no message, log or result may ever hold. */
export const secretKey = 'sk-loopback-4f9c2e71b0'

export const loopbackSettings = (baseUrl: string, overrides: Partial<LlmSettings> = {}): LlmSettings => ({
  provider: 'openai-compatible',
  model: 'loopback-model',
  baseUrl,
  apiKey: secretKey,
  concurrency: 20,
  requestsPerMinute: null,
  tokensPerMinute: null,
  timeoutMs: 30_000,
  inputUsdPerMtok: null,
  outputUsdPerMtok: null,
  ...overrides,
})

/** An `llm` engine with a cache of its own against a provider on loopback. */
export function loopbackEngine(baseUrl: string, overrides: Partial<LlmSettings> = {}): Engine {
  return createLlmEngine(loopbackSettings(baseUrl, overrides), { clock: systemClock, cache: createMemoryCache() })
}

export const askOptions = (overrides: Partial<PerformOptions> = {}): PerformOptions => ({
  signal: new AbortController().signal,
  seed: 1,
  repeat: 0,
  ...overrides,
})
