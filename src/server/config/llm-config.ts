import type { EnvironmentReader } from './environment-reader.ts'

export const llmProviders = ['anthropic', 'openai', 'openai-compatible'] as const
export type LlmProvider = (typeof llmProviders)[number]

/** How the `llm` engine reaches its model. Prices are US dollars per million tokens; null means not known. */
export interface LlmConfig {
  readonly provider: LlmProvider
  readonly model: string
  /** Null for the provider's own address. */
  readonly baseUrl: string | null
  /** Null only where a base URL is given whose server wants no key. */
  readonly apiKey: string | null
  /** Ceiling of calls in flight. */
  readonly concurrency: number
  readonly requestsPerMinute: number | null
  readonly tokensPerMinute: number | null
  /** One call's patience, in milliseconds. */
  readonly timeoutMs: number
  readonly inputUsdPerMtok: number | null
  readonly outputUsdPerMtok: number | null
}

export const llmNames = [
  'LLM_PROVIDER',
  'LLM_MODEL',
  'LLM_BASE_URL',
  'LLM_API_KEY',
  'LLM_CONCURRENCY',
  'LLM_REQUESTS_PER_MINUTE',
  'LLM_TOKENS_PER_MINUTE',
  'LLM_TIMEOUT_MS',
  'LLM_INPUT_USD_PER_MTOK',
  'LLM_OUTPUT_USD_PER_MTOK',
] as const

const perMinuteRange = { min: 1, max: 1_000_000_000 }

/** Null when nothing about a model is set and none is `required`; faults are left in the reader. */
export function readLlmConfig(reader: EnvironmentReader, required: boolean): LlmConfig | null {
  if (!required && !llmNames.some((name) => reader.text(name) !== null)) return null
  const given = reader.text('LLM_PROVIDER')
  const provider = reader.oneOf('LLM_PROVIDER', llmProviders)
  const model = reader.text('LLM_MODEL')
  const baseUrl = reader.url('LLM_BASE_URL', ['http', 'https'])
  const apiKey = reader.text('LLM_API_KEY')
  const why = required ? 'ENGINE=llm' : 'A model setting (LLM_*)'
  if (given === null) reader.fault(`${why} needs LLM_PROVIDER: one of ${llmProviders.join(', ')}.`)
  if (model === null) reader.fault(`${why} needs LLM_MODEL: the model's name as its provider writes it.`)
  if (provider === 'openai-compatible' && reader.text('LLM_BASE_URL') === null)
    reader.fault('LLM_PROVIDER=openai-compatible needs LLM_BASE_URL: the address of the server, such as http://localhost:11434/v1.')
  if (provider !== null && provider !== 'openai-compatible' && apiKey === null && baseUrl === null) reader.fault(`LLM_PROVIDER=${provider} needs LLM_API_KEY.`)
  const inputUsdPerMtok = reader.amount('LLM_INPUT_USD_PER_MTOK')
  const outputUsdPerMtok = reader.amount('LLM_OUTPUT_USD_PER_MTOK')
  if ((reader.text('LLM_INPUT_USD_PER_MTOK') === null) !== (reader.text('LLM_OUTPUT_USD_PER_MTOK') === null))
    reader.fault('LLM_INPUT_USD_PER_MTOK and LLM_OUTPUT_USD_PER_MTOK must be set together: half a price gives no cost.')
  const limits = {
    concurrency: reader.integer('LLM_CONCURRENCY', { min: 1, max: 1000 }) ?? 20,
    requestsPerMinute: reader.integer('LLM_REQUESTS_PER_MINUTE', perMinuteRange),
    tokensPerMinute: reader.integer('LLM_TOKENS_PER_MINUTE', perMinuteRange),
    timeoutMs: reader.integer('LLM_TIMEOUT_MS', { min: 1, max: 3_600_000 }) ?? 120_000,
  }
  if (provider === null || model === null) return null
  return Object.freeze({ provider, model, baseUrl: baseUrl?.href.replace(/\/$/, '') ?? null, apiKey, ...limits, inputUsdPerMtok, outputUsdPerMtok })
}
