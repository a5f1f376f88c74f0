import { ProblemError } from '../problem-error.ts'
import { checkJson } from './check-json.ts'
import { summarizeFields } from './describe-issues.ts'

export const bodyLimits = { ordinaryBytes: 1024 * 1024, largeBytes: 8 * 1024 * 1024 } as const

/**
 * A body over its limit is read on and forgotten up to this many bytes: a client that is still sending when the answer
 * comes and the connection ends sees a broken connection instead of the answer.
 */
const heardOutBytes = 32 * 1024 * 1024

const jsonType = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

/** The body as JSON that is safe to validate. Throws the problem that says what to send instead. */
export async function readJsonBody(request: Request, limitBytes: number): Promise<unknown> {
  const contentType = request.headers.get('content-type')
  if (contentType === null || !jsonType.test(contentType.trim()))
    throw new ProblemError('unsupported-media-type', 'Send the body as JSON in UTF-8, with the header "Content-Type: application/json".')
  const encoding = request.headers.get('content-encoding')
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity')
    throw new ProblemError('unsupported-media-type', 'Send the body without compression (no Content-Encoding).')
  const value = parse(await readText(request, limitBytes))
  const check = checkJson(value)
  if (!check.ok) throw new ProblemError('invalid-input', summarizeFields(check.fields, 'The body'), { fields: check.fields })
  return value
}

async function readText(request: Request, limitBytes: number): Promise<string> {
  let isTooLarge = Number(request.headers.get('content-length') ?? 0) > limitBytes
  if (request.body === null) return ''
  // A broken sequence is refused rather than replaced: a replacement would change the user's words.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parts: string[] = []
  let bytes = 0
  for await (const chunk of request.body) {
    bytes += chunk.byteLength
    isTooLarge ||= bytes > limitBytes
    if (bytes > limitBytes + heardOutBytes) break
    if (!isTooLarge) parts.push(decode(decoder, chunk))
  }
  if (isTooLarge) throw new ProblemError('body-too-large', `The body may have at most ${limitBytes / 1024 / 1024} MB.`)
  parts.push(decode(decoder))
  return parts.join('')
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })
  } catch (error) {
    return refuse('The body is not valid UTF-8 text.', error)
  }
}

function parse(text: string): unknown {
  if (text.trim() === '') throw new ProblemError('bad-request', 'The body is empty; send a JSON object.')
  try {
    return JSON.parse(text)
  } catch (error) {
    return refuse('The body is not valid JSON.', error)
  }
}

function refuse(detail: string, cause: unknown): never {
  throw new ProblemError('bad-request', detail, { cause })
}
