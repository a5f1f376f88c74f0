import { z } from 'zod'

/**
 * The one registry of what can go wrong on the wire (RFC 9457). `code` is stable and is what programs
 * match on; titles and details are for people and may be reworded.
 */
export const problemCodes = {
  'bad-request': { status: 400, title: 'The request could not be read', retryable: false },
  'invalid-input': { status: 422, title: 'Some fields need attention', retryable: false },
  unauthenticated: { status: 401, title: 'Not signed in', retryable: false },
  'forbidden-origin': { status: 403, title: 'Request from another site refused', retryable: false },
  'sign-up-closed': { status: 403, title: 'No account is made by e-mail and password here', retryable: false },
  'not-found': { status: 404, title: 'Not found', retryable: false },
  'method-not-allowed': { status: 405, title: 'Method not allowed', retryable: false },
  conflict: { status: 409, title: 'Conflicts with the current state', retryable: false },
  'body-too-large': { status: 413, title: 'The request is too large', retryable: false },
  'unsupported-media-type': { status: 415, title: 'Send JSON', retryable: false },
  'objective-refused': { status: 422, title: 'This objective is not one Soundings works on', retryable: false },
  'rate-limited': { status: 429, title: 'Too many requests', retryable: true },
  'engine-rate-limited': { status: 503, title: 'The model provider is limiting requests', retryable: true },
  'engine-unavailable': { status: 502, title: 'The engine could not answer', retryable: true },
  'engine-timeout': { status: 504, title: 'The engine took too long', retryable: true },
  'engine-refused': { status: 422, title: 'The model declined this request', retryable: false },
  'engine-invalid-output': { status: 502, title: "The engine's answer did not have the agreed form", retryable: true },
  'engine-misconfigured': { status: 502, title: 'The engine is not set up correctly', retryable: false },
  'shutting-down': { status: 503, title: 'The server is restarting', retryable: true },
  internal: { status: 500, title: 'Something failed on the server', retryable: false },
} as const

export type ProblemCode = keyof typeof problemCodes
export const problemCodeSchema = z.enum(Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]])

/** `path` is a dotted field path, e.g. `lens.tasks.0`. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof fieldErrorSchema>

export const problemSchema = z.object({
  type: z.string(),
  status: z.int(),
  code: problemCodeSchema,
  title: z.string(),
  detail: z.string(),
  retryable: z.boolean(),
  requestId: z.string().optional(),
  errors: z.array(fieldErrorSchema).optional(),
})
export type Problem = z.infer<typeof problemSchema>
