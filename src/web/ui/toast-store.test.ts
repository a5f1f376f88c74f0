import { expect, test } from 'vitest'
import { createToastStore, toastRemoveDelayMs } from './toast-store.ts'

function scheduled() {
  const tasks: { task: () => void; delayMs: number }[] = []
  return { tasks, schedule: (task: () => void, delayMs: number) => tasks.push({ task, delayMs }) }
}

test('one toast at a time: the newest takes the older one’s place', () => {
  const store = createToastStore()
  store.show({ title: 'Report Saved' })
  store.show({ title: 'Report Loaded' })
  expect(store.current().map((toast) => toast.title)).toEqual(['Report Loaded'])
})

test('a dismissed toast closes at once and is removed 1,000,000 ms later', () => {
  const { tasks, schedule } = scheduled()
  const store = createToastStore(schedule)
  const id = store.show({ title: 'Report Saved' })
  store.dismiss(id)
  expect(store.current()).toMatchObject([{ id, open: false }])
  expect(tasks.map((planned) => planned.delayMs)).toEqual([toastRemoveDelayMs])
  expect(toastRemoveDelayMs).toBe(1_000_000)
  tasks[0]?.task()
  expect(store.current()).toEqual([])
})

test('the removal of an older toast leaves the one that replaced it', () => {
  const { tasks, schedule } = scheduled()
  const store = createToastStore(schedule)
  store.dismiss(store.show({ title: 'first' }))
  store.show({ title: 'second' })
  for (const { task } of tasks) task()
  expect(store.current()).toMatchObject([{ title: 'second', open: true }])
})

test('dismissing twice plans one removal, and listeners hear each change until they leave', () => {
  const { tasks, schedule } = scheduled()
  const store = createToastStore(schedule)
  let heard = 0
  const leave = store.subscribe(() => {
    heard += 1
  })
  const id = store.show({ title: 'x' })
  store.dismiss(id)
  store.dismiss(id)
  expect(tasks).toHaveLength(1)
  expect(heard).toBe(2)
  leave()
  store.show({ title: 'y' })
  expect(heard).toBe(2)
})
