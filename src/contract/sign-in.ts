import { z } from 'zod'
import { limits } from './limits.ts'
import { optionalText, text } from './text.ts'
import { userSchema } from './user.ts'

/**
 * Who may make an account: anybody; only people whom the identity provider sends; nobody, but for the accounts that
 * whoever runs the server makes (`npm run add-account`).
 */
export const signUpPolicies = ['open', 'oidc', 'closed'] as const
export type SignUpPolicy = (typeof signUpPolicies)[number]

/** In UTF-16 code units. */
export const passwordLength = { min: 8, max: 128 }

const emailSchema = text(254).refine((value) => z.email().safeParse(value).success, 'must be an e-mail address')

const newPasswordSchema = optionalText(passwordLength.max).min(passwordLength.min, `must be at least ${passwordLength.min} characters`)

/** `rememberMe: false` ends the session with the browser. */
export const signInSchema = z.strictObject({
  email: emailSchema,
  password: optionalText(passwordLength.max).min(1, 'must not be empty'),
  rememberMe: z.boolean().optional(),
})
export type SignIn = z.infer<typeof signInSchema>

export const signUpSchema = z.strictObject({
  name: text(limits.nameLength),
  email: emailSchema,
  password: newPasswordSchema,
  rememberMe: z.boolean().optional(),
})
export type SignUp = z.infer<typeof signUpSchema>

export const changePasswordSchema = z.strictObject({
  currentPassword: optionalText(passwordLength.max).min(1, 'must not be empty'),
  newPassword: newPasswordSchema,
})
export type ChangePassword = z.infer<typeof changePasswordSchema>

export const signedInSchema = z.strictObject({ user: userSchema })
