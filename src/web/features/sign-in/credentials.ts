import { passwordLength } from '../../../contract/sign-in.ts'
import { type ApiProblem, networkProblem, problemFromResponse } from '../../lib/api-problem.ts'

export type SignInMode = 'sign-in' | 'sign-up'

export interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
}

export type CredentialField = keyof Credentials

/** Signs in with an account that exists, or makes one; the session comes as a cookie. Throws ApiProblem. */
export async function submitCredentials(mode: SignInMode, { name, email, password }: Credentials): Promise<void> {
  const body = mode === 'sign-up' ? { name: name.trim(), email: email.trim(), password } : { email: email.trim(), password }
  const response = await fetch(`/api/auth/${mode}/email`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw networkProblem(cause)
  })
  if (!response.ok) throw await problemFromResponse(response)
}

/** What is wrong with the form before anything is sent; an empty object when nothing is. */
export function checkCredentials(mode: SignInMode, { name, email, password }: Credentials): Partial<Record<CredentialField, string>> {
  return {
    ...(mode === 'sign-up' && !name.trim() ? { name: 'Enter your name.' } : {}),
    ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: 'Enter an e-mail address, such as you@example.org.' }),
    ...passwordProblem(mode, password),
  }
}

const fieldNames: Record<CredentialField, string> = { name: 'This name', email: 'This e-mail', password: 'This password' }

/** The server's complaints about single fields, as sentences. */
export function fieldErrorsOf(problem: ApiProblem): Partial<Record<CredentialField, string>> {
  const fields = Object.keys(fieldNames) as CredentialField[]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const message = problem.fieldError(field)
      return message ? [[field, `${fieldNames[field]} ${message.replace(/\.$/, '')}.`]] : []
    }),
  )
}

function passwordProblem(mode: SignInMode, password: string): { password?: string } {
  if (!password) return { password: 'Enter your password.' }
  if (mode === 'sign-up' && password.length < passwordLength.min) return { password: `Use at least ${passwordLength.min} characters.` }
  return {}
}
