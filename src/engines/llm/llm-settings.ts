/** How the `llm` engine reaches its model. Null means not given. */
export interface LlmSettings {
  readonly provider: 'anthropic' | 'openai' | 'openai-compatible'
  readonly model: string
  /** Null for the provider's own address; always given for `openai-compatible`. */
  readonly baseUrl: string | null
  /** Null only where the server wants no key. */
  readonly apiKey: string | null
  /** Ceiling of calls in flight, at least 1. */
  readonly concurrency: number
  readonly requestsPerMinute: number | null
  readonly tokensPerMinute: number | null
  /** Patience with one call, in milliseconds. */
  readonly timeoutMs: number
  /** US dollars per million tokens; a cost is known only where both are. */
  readonly inputUsdPerMtok: number | null
  readonly outputUsdPerMtok: number | null
}
