import { type FieldError, type ProblemCode, problemCodes } from '../contract/problem.ts'

/** A failure with a name on the wire: the HTTP side answers it as problem+json, everything else is `internal`. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode
  readonly status: number
  readonly fields: readonly FieldError[]

  /** `detail` is for the user: what happened and what to do about it. `fields` name what is wrong in the input. */
  constructor(code: ProblemCode, detail: string, options: { fields?: readonly FieldError[]; cause?: unknown } = {}) {
    super(detail, { cause: options.cause })
    this.code = code
    this.status = problemCodes[code].status
    this.fields = options.fields ?? []
  }
}
