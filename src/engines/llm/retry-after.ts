type Headers = Readonly<Record<string, string>>

/** Both vendors' names for "requests (tokens) come back at / in …". */
const resetHeaders = [
  { remaining: 'x-ratelimit-remaining-requests', reset: 'x-ratelimit-reset-requests' },
  { remaining: 'x-ratelimit-remaining-tokens', reset: 'x-ratelimit-reset-tokens' },
  { remaining: 'anthropic-ratelimit-requests-remaining', reset: 'anthropic-ratelimit-requests-reset' },
  { remaining: 'anthropic-ratelimit-tokens-remaining', reset: 'anthropic-ratelimit-tokens-reset' },
  { remaining: 'anthropic-ratelimit-input-tokens-remaining', reset: 'anthropic-ratelimit-input-tokens-reset' },
  { remaining: 'anthropic-ratelimit-output-tokens-remaining', reset: 'anthropic-ratelimit-output-tokens-reset' },
] as const

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * How long a provider asks us to wait, in milliseconds, never negative; undefined where it does not say.
 * `retry-after-ms` first, for it is exact; then `retry-after` in seconds or as an HTTP date (RFC 9110, 10.2.3);
 * then the latest reset of a limit that is used up (of any limit, where none says what remains).
 * @param nowMs milliseconds since 1970, for the forms that name a moment
 */
export function retryAfterMs(headers: Headers | undefined, nowMs: number): number | undefined {
  if (headers === undefined) return undefined
  return readMilliseconds(headers['retry-after-ms']) ?? readSecondsOrDate(headers['retry-after'], nowMs) ?? latestReset(headers, nowMs)
}

function latestReset(headers: Headers, nowMs: number): number | undefined {
  const used = resetHeaders.filter(({ remaining }) => Number(headers[remaining] ?? Number.NaN) <= 0)
  const unsaid = resetHeaders.filter(({ remaining }) => headers[remaining] === undefined)
  const waits = (used.length > 0 ? used : unsaid).map(({ reset }) => readReset(headers[reset], nowMs)).filter((wait) => wait !== undefined)
  return waits.length === 0 ? undefined : Math.max(...waits)
}

function readMilliseconds(value: string | undefined): number | undefined {
  return isDecimal(value) ? Math.ceil(Number(value)) : undefined
}

function readSecondsOrDate(value: string | undefined, nowMs: number): number | undefined {
  if (value === undefined) return undefined
  if (isDecimal(value)) return Math.ceil(Number(value) * 1000)
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - nowMs)
}

/** OpenAI writes a duration (`6m0s`, `20ms`), Anthropic a moment (RFC 3339), others plain seconds. */
function readReset(value: string | undefined, nowMs: number): number | undefined {
  if (value === undefined) return undefined
  const parts = [...value.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)]
  if (parts.length > 0 && parts.map(([part]) => part).join('') === value.trim())
    return Math.ceil(parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (unitMs[unit ?? ''] ?? 0), 0))
  return readSecondsOrDate(value, nowMs)
}

function isDecimal(value: string | undefined): value is string {
  return value !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(value)
}
