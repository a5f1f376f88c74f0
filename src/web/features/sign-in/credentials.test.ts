import { expect, test } from 'vitest'
import { ApiProblem } from '../../lib/api-problem.ts'
import { checkCredentials, fieldErrorsOf } from './credentials.ts'

const good = { name: 'Dana', email: 'dana@example.org', password: 'long enough' }

test('asks for what is missing, of sign-in less than of sign-up', () => {
  expect(checkCredentials('sign-up', good)).toEqual({})
  expect(Object.keys(checkCredentials('sign-up', { name: ' ', email: 'dana', password: 'short' }))).toEqual(['name', 'email', 'password'])
  expect(checkCredentials('sign-in', { ...good, name: '', password: 'short' })).toEqual({})
  expect(Object.keys(checkCredentials('sign-in', { name: '', email: '', password: '' }))).toEqual(['email', 'password'])
})

test('the server’s field errors stand at their fields, as sentences', () => {
  const problem = new ApiProblem({
    code: 'invalid-input',
    title: '',
    detail: '',
    retryable: false,
    status: 422,
    statusText: '',
    body: '',
    fieldErrors: [
      { path: 'email', message: 'already has an account; sign in instead' },
      { path: 'elsewhere', message: 'is odd' },
    ],
  })
  expect(fieldErrorsOf(problem)).toEqual({ email: 'This e-mail already has an account; sign in instead.' })
})
