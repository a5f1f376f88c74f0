import { expect, test } from 'vitest'
import { newAccountAdvice, providerAdvice } from './sign-in-advice.ts'

test('only a server that is closed sends people to whoever runs it for an account', () => {
  expect(newAccountAdvice.closed).toContain('whoever runs this server makes new accounts')
  expect(newAccountAdvice.oidc).toContain('New accounts are made by signing in with your organisation.')
  expect(newAccountAdvice.oidc).not.toContain('closed')
})

test('trying again is advised only where it can help', () => {
  expect(providerAdvice('signup_disabled')).toEqual({ title: 'You have no account here', next: 'Ask whoever runs this server for one.' })
  expect(providerAdvice('account_not_linked').next).toMatch(/^Sign in with its password/)
  for (const error of ['provider_unavailable', 'access_denied', 'toString']) expect(providerAdvice(error).next, error).toMatch(/^Try again/)
})
