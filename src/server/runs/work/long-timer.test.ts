import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { afterDelay } from './long-timer.ts'

test('a timer set late in a long turn does not fire before its time', async () => {
  const begunAt = performance.now()
  while (performance.now() - begunAt < 60);
  const setAt = performance.now()
  const firedAt = await new Promise<number>((resolve) => {
    afterDelay(40, () => resolve(performance.now()))
  })
  expect(firedAt - setAt).toBeGreaterThanOrEqual(40)
})

test('a wait longer than the runtime can count does not fire at once, and a cancelled one never does', async () => {
  let fired = 0
  const cancelLong = afterDelay(2 ** 40, () => fired++)
  const cancelShort = afterDelay(5, () => fired++)
  cancelShort()
  await sleep(30)
  cancelLong()
  expect(fired).toBe(0)
})
