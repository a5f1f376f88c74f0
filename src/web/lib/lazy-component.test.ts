import { afterEach, expect, test } from 'vitest'
import { reloadOnce } from './lazy-component.ts'

afterEach(() => sessionStorage.clear())

test('one reload for one failure, and another for another', () => {
  const reloads: string[] = []
  const attempt = (failure: string) => reloadOnce(failure, () => reloads.push(failure))
  expect([attempt('a.js is gone'), attempt('a.js is gone'), attempt('b.js is gone')]).toEqual([true, false, true])
  expect(reloads).toEqual(['a.js is gone', 'b.js is gone'])
})
