import { expect, test } from 'vitest'
import { avatarInitial, displayName, greetingName } from './current-user.ts'

const email = 'dana.w@example.org'

test.each([
  [{ firstName: 'Dana', email }, 'Dana'],
  [{ firstName: null, email }, 'dana.w'],
  [{ firstName: '  ', email }, 'dana.w'],
  [{ firstName: null, email: '@example.org' }, 'User'],
  [{ firstName: null, email: '' }, 'User'],
])('greets %j as %s', (user, name) => {
  expect(greetingName(user)).toBe(name)
})

test('shows the full name, else the e-mail', () => {
  expect(displayName({ firstName: 'Dana', lastName: 'West', email })).toBe('Dana West')
  expect(displayName({ firstName: null, lastName: 'West', email })).toBe('West')
  expect(displayName({ firstName: null, lastName: null, email })).toBe(email)
})

test('the avatar letter is of the first name, else of the e-mail', () => {
  expect(avatarInitial({ firstName: 'élodie', email })).toBe('É')
  expect(avatarInitial({ firstName: '🙂 Sam', email })).toBe('🙂')
  expect(avatarInitial({ firstName: null, email })).toBe('D')
})
