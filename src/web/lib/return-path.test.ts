import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { keepReturnPath, loginUrl, safeReturnPath, takeReturnPath } from './return-path.ts'

const origin = 'https://soundings.example'

afterEach(() => sessionStorage.clear())

test.each([['/iran-conflict'], ['/iran-conflict?report=7&x=1#top'], ['/'], ['/message-model-step2?a=https://elsewhere.example']])(
  'keeps the own page %s',
  (path) => {
    expect(safeReturnPath(path, origin)).toBe(path)
  },
)

test.each([
  ['https://evil.example/'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['/\n//evil.example'],
  ['/.//evil.example'],
  ['/x/..//evil.example'],
  ['javascript:alert(1)'],
  ['iran-conflict'],
  [''],
  [null],
  [undefined],
  ['/sign-in'],
  ['/sign-in?returnTo=/sign-in'],
  ['/api/logout'],
])('sends %j home', (path) => {
  expect(safeReturnPath(path, origin)).toBe('/')
})

test('whatever is given, the browser stays on the own origin', () => {
  const nasty = fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '%', '\t', '\n', ' ', 'a', 'http', 'evil.example') })
  fc.assert(fc.property(nasty, (path) => new URL(safeReturnPath(path, origin), origin).origin === origin))
  fc.assert(fc.property(nasty, (path) => new URL(safeReturnPath(safeReturnPath(`/${path}`, origin), origin), origin).origin === origin))
})

test('the way to sign in carries the page to come back to', () => {
  expect(loginUrl('/')).toBe('/api/login')
  expect(loginUrl('/iran-conflict?report=a b')).toBe('/api/login?returnTo=%2Firan-conflict%3Freport%3Da%2520b')
})

test('a kept path is given back once', () => {
  keepReturnPath('/settings')
  expect(takeReturnPath()).toBe('/settings')
  expect(takeReturnPath()).toBe('/')
})

test('a kept path is not given back when it is broken, foreign or of an older errand', () => {
  for (const stored of ['nonsense', '{}', JSON.stringify({ path: '//evil.example', at: Date.now() }), JSON.stringify({ path: '/settings', at: 0 })]) {
    sessionStorage.setItem('soundings.return-path', stored)
    expect(takeReturnPath()).toBe('/')
  }
})
