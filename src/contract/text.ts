import { z } from 'zod'

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/**
 * Text exactly as the user wrote it, from 1 (after trimming) to `max` UTF-16 code units.
 * PostgreSQL can store neither NUL nor a lone surrogate, and dropping them in silence would
 * change the user's words: both are refused. Emoji and right-to-left text are kept as they are.
 */
export function text(max: number) {
  return optionalText(max).refine((value) => value.trim().length > 0, 'must not be empty')
}

/** Like {@link text}, and may be empty. */
export function optionalText(max: number) {
  return z
    .string()
    .max(max, `must be at most ${max} characters`)
    .refine((value) => !value.includes('\0'), 'must not contain a NUL character')
    .refine((value) => !loneSurrogate.test(value), 'must not contain a broken (lone surrogate) character')
}
