/** What a log line says about an error. */
export interface ErrorDescription {
  readonly type: string
  readonly code?: string
  readonly message?: string
  /** Where it was thrown, innermost first; without the message that stacks begin with. */
  readonly at?: readonly string[]
  readonly cause?: ErrorDescription
}

/** Kinds whose messages the runtime words itself, from names in the code and never from data. */
const speakingTypes = ['TypeError', 'ReferenceError', 'RangeError', 'AbortError', 'TimeoutError', 'DirectoryInUseError', 'ConfigError']
const framesKept = 8
const causesKept = 4

/**
 * An error without the words of people in it. Most messages may quote what was being worked on: a
 * failed query quotes its parameters, JSON.parse the text, a provider the prompt. So only the
 * runtime's and the operating system's own messages are kept; of all others the type, the code and the
 * place, which is enough to find the line.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? String(error.code) : undefined
  const speaks = speakingTypes.includes(error.name) || 'syscall' in error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(speaks ? { message: error.message } : {}),
    ...(frames.length === 0 ? {} : { at: frames.slice(0, framesKept).map((line) => line.trim().slice(3)) }),
    ...(error.cause === undefined || depth >= causesKept ? {} : { cause: describeError(error.cause, depth + 1) }),
  }
}
