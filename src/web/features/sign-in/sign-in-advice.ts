import type { SignUpPolicy } from '../../../contract/sign-in.ts'

/** Where new accounts come from, for somebody without one, where the form makes none. */
export const newAccountAdvice: Readonly<Record<Exclude<SignUpPolicy, 'open'>, string>> = {
  oidc: 'New accounts are made by signing in with your organisation. Whoever runs this server makes new passwords for forgotten ones.',
  closed: 'Sign-up is closed here: whoever runs this server makes new accounts, and new passwords for forgotten ones.',
}

interface Advice {
  readonly title: string
  readonly next: string
}

/** What to tell somebody whom signing in with the organisation led back here, by the `error` in the address. */
export function providerAdvice(error: string): Advice {
  switch (error) {
    case 'signup_disabled':
      return { title: 'You have no account here', next: 'Ask whoever runs this server for one.' }
    case 'account_not_linked':
      return {
        title: 'Your e-mail has an account here that your organisation does not open',
        next: 'Sign in with its password, or ask whoever runs this server.',
      }
    default:
      return { title: 'The identity provider did not sign you in', next: 'Try again, or use another way to sign in.' }
  }
}
