import type { ChangePassword, SignIn, SignUp, SignUpPolicy } from '../../contract/sign-in.ts'
import type { User } from '../../contract/user.ts'

/** A user and the cookies to send along: a session in use is renewed, and the browser must hear of it. */
export interface SignedIn {
  readonly user: User
  /** Values of `Set-Cookie`. */
  readonly cookies: readonly string[]
}

/** Where to send the browser, with the cookies to send along. */
export interface Navigation {
  readonly location: string
  readonly cookies: readonly string[]
}

/** Who is there. `address` is the client's, from the socket. Refusals are thrown as ProblemError. */
export interface Auth {
  /** Whether an identity provider is set up; it need not be reachable. */
  readonly oidc: boolean
  readonly signUpPolicy: SignUpPolicy
  session(headers: Headers, address: string): Promise<SignedIn | null>
  /** `sign-up-closed` unless the policy is `open`, `invalid-input` naming the e-mail when it already has an account. */
  signUp(input: SignUp, headers: Headers, address: string): Promise<SignedIn>
  /** `unauthenticated` for a wrong password and for an unknown e-mail alike. */
  signIn(input: SignIn, headers: Headers, address: string): Promise<SignedIn>
  /** Ends every other session of the account. `invalid-input` naming `currentPassword`, or `conflict` for an account without a password. */
  changePassword(input: ChangePassword, headers: Headers, address: string): Promise<SignedIn>
  /** Ends the session, if there is one, and answers the cookies that clear it. */
  signOut(headers: Headers, address: string): Promise<readonly string[]>
  /** To the provider and then to `returnTo`, or to the sign-in page with `?error=provider_unavailable` while it cannot be reached. */
  beginProviderSignIn(returnTo: string, headers: Headers, address: string): Promise<Navigation>
  /** The provider sent the browser back. `search` is the query as it came, with its question mark. */
  finishProviderSignIn(search: string, headers: Headers, address: string): Promise<Navigation>
}
