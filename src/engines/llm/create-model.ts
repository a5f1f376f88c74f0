import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { generateText, LanguageModel } from 'ai'
import type { LlmSettings } from './llm-settings.ts'

type ProviderOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>

/** A model behind one provider package, with what differs between them. */
export interface ConnectedModel {
  readonly model: LanguageModel
  /** Whether the interface takes a `seed`; the others would only warn. */
  readonly takesSeed: boolean
  /** `strict` is whether the schema fits strict structured output. */
  readonly options: (strict: boolean) => ProviderOptions
}

/**
 * Redirects are not followed: the key goes to the configured address alone. Node's own `fetch` (undici) keeps
 * connections alive and opens as many to one host as calls need, so it needs no pool of ours.
 */
const fetchHere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })

/** A server that wants no key is sent a placeholder where the package insists on one. */
const keyless = 'none'

/** Keys and addresses come from the settings alone, never from the packages' own environment variables. */
export function createModel(settings: LlmSettings): ConnectedModel {
  const { provider, model, baseUrl, apiKey } = settings
  if (apiKey !== null && !/^[\x21-\x7e]+$/.test(apiKey))
    throw new Error('LLM_API_KEY holds a character that cannot be sent in a header: look for a space, a line break or a curly quote.')
  switch (provider) {
    case 'anthropic':
      return {
        model: createAnthropic({ apiKey: apiKey ?? keyless, baseURL: baseUrl ?? 'https://api.anthropic.com/v1', fetch: fetchHere }).languageModel(model),
        takesSeed: false,
        options: () => ({ anthropic: { structuredOutputMode: 'auto' } }),
      }
    case 'openai':
      return {
        // `store: false`: OpenAI keeps answers of its responses interface for 30 days otherwise.
        model: createOpenAI({ apiKey: apiKey ?? keyless, baseURL: baseUrl ?? 'https://api.openai.com/v1', fetch: fetchHere }).responses(model),
        takesSeed: false,
        options: (strict) => ({ openai: { strictJsonSchema: strict, store: false } }),
      }
    case 'openai-compatible': {
      if (baseUrl === null) throw new Error('LLM_PROVIDER=openai-compatible needs LLM_BASE_URL: the address of the server, such as http://localhost:11434/v1.')
      const compatible = createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl,
        supportsStructuredOutputs: true,
        fetch: fetchHere,
        ...(apiKey === null ? {} : { apiKey }),
      })
      return { model: compatible.chatModel(model), takesSeed: true, options: (strict) => ({ compatible: { strictJsonSchema: strict } }) }
    }
  }
}
