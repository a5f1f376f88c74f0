import { type FieldError, type Problem, type ProblemCode, problemSchema } from '../../contract/problem.ts'

/** `network`: no answer came. `unreadable-answer`: an answer came that is not in the agreed form. */
export type ApiProblemCode = ProblemCode | 'network' | 'unreadable-answer'

interface ApiProblemParts {
  readonly code: ApiProblemCode
  readonly title: string
  readonly detail: string
  readonly retryable: boolean
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly statusText: string
  readonly body: string
  readonly fieldErrors?: readonly FieldError[]
  readonly requestId?: string | undefined
  readonly cause?: unknown
}

/** A call that did not give what it promised. `title` and `detail` are sentences for people, `code` is for programs. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly code: ApiProblemCode
  readonly title: string
  readonly detail: string
  readonly retryable: boolean
  readonly status: number
  readonly statusText: string
  readonly fieldErrors: readonly FieldError[]
  readonly requestId: string | undefined

  /** The message is the specification's: status code, colon, space, then the body's text or else the status text. */
  constructor(parts: ApiProblemParts) {
    super(`${parts.status}: ${parts.body || parts.statusText}`, { cause: parts.cause })
    this.code = parts.code
    this.title = parts.title
    this.detail = parts.detail
    this.retryable = parts.retryable
    this.status = parts.status
    this.statusText = parts.statusText
    this.fieldErrors = parts.fieldErrors ?? []
    this.requestId = parts.requestId
  }

  /** What is wrong with one field, in words, when the server named it. */
  fieldError(path: string): string | undefined {
    return this.fieldErrors.find((error) => error.path === path)?.message
  }
}

/** No answer came: the server is down, the network is, or the request was cut. */
export function networkProblem(cause: unknown): ApiProblem {
  return new ApiProblem({
    code: 'network',
    title: 'The server could not be reached',
    detail: 'Check your connection and that the server is running, then try again.',
    retryable: true,
    status: 0,
    statusText: 'No answer',
    body: '',
    cause,
  })
}

/** A success whose body does not fit the contract: the page and the server are of different versions. */
export function unreadableAnswer(response: Response, cause: unknown): ApiProblem {
  return new ApiProblem({
    code: 'unreadable-answer',
    title: "The server's answer could not be read",
    detail: 'This page and the server may be of different versions. Reload the page and try again.',
    retryable: true,
    status: response.status,
    statusText: response.statusText,
    body: '',
    cause,
  })
}

function parseProblem(body: string): Problem | undefined {
  try {
    const parsed = problemSchema.safeParse(JSON.parse(body))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Reads a non-OK answer: problem+json where it is one, else whatever the text says. */
export async function problemFromResponse(response: Response): Promise<ApiProblem> {
  const body = await response.text().catch(() => '')
  const answer = { status: response.status, statusText: response.statusText, body }
  const problem = parseProblem(body)
  if (problem) return new ApiProblem({ ...answer, ...problem, fieldErrors: problem.errors ?? [] })
  return new ApiProblem({
    ...answer,
    code: response.status === 401 ? 'unauthenticated' : response.status === 404 ? 'not-found' : 'unreadable-answer',
    title: `HTTP ${response.status}${response.statusText ? `: ${response.statusText}` : ''}`,
    detail: 'The server did not say what went wrong. Try again; if it stays, look in the server log.',
    retryable: response.status >= 500,
  })
}
