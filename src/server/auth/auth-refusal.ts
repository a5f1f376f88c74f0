import { APIError } from 'better-auth/api'
import { ProblemError } from '../problem-error.ts'

/** A refusal of better-auth in our words; anything else is handed back as it is. */
export function refusal(error: unknown): unknown {
  if (!(error instanceof APIError)) return error
  const field = (path: string, message: string) => new ProblemError('invalid-input', `${path} ${message}.`, { fields: [{ path, message }], cause: error })
  switch (error.body?.code) {
    case 'EMAIL_PASSWORD_SIGN_UP_DISABLED':
      return new ProblemError(
        'sign-up-closed',
        'Sign-up by e-mail and password is closed on this server. Ask whoever runs it for an account, or sign in: with the one you have, or with your organisation where that makes one.',
        { cause: error },
      )
    case 'INVALID_EMAIL_OR_PASSWORD':
      return new ProblemError('unauthenticated', 'The e-mail or the password is not right.', { cause: error })
    case 'USER_ALREADY_EXISTS':
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
    // Two sign-ups of one address at once: the second one's insert is refused by the database.
    case 'FAILED_TO_CREATE_USER':
      return field('email', 'already has an account; sign in instead')
    case 'INVALID_EMAIL':
      return field('email', 'must be an e-mail address')
    case 'INVALID_PASSWORD':
      return field('currentPassword', 'is not right')
    case 'CREDENTIAL_ACCOUNT_NOT_FOUND':
      return new ProblemError('conflict', 'This account signs in with the identity provider and has no password here.', { cause: error })
    case 'PASSWORD_TOO_SHORT':
      return field('password', 'is too short')
    case 'PASSWORD_TOO_LONG':
      return field('password', 'is too long')
    default:
      return error.statusCode >= 500 ? error : new ProblemError('bad-request', 'Sign-in refused this request.', { cause: error })
  }
}
