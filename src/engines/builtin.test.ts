import { expect, test } from 'vitest'
import { provenanceSchema } from '../contract/provenance.ts'
import { createBuiltinEngine } from './builtin.ts'
import { askOptions } from './llm/testing/loopback-engine.ts'
import { rateClaim } from './llm/testing/rate-claim.ts'

const claim = { claim: 'Wells near the ridge were tested twice' }

test('the same seed and repeat draft the same; another seed or repeat drafts anew', async () => {
  const [one, two] = [createBuiltinEngine(), createBuiltinEngine()]
  const first = await one.perform(rateClaim, claim, askOptions({ seed: 7 }))
  expect((await two.perform(rateClaim, claim, askOptions({ seed: 7 }))).output).toEqual(first.output)
  expect((await one.perform(rateClaim, claim, askOptions({ seed: 7, repeat: 1 }))).output).not.toEqual(first.output)
  expect((await one.perform(rateClaim, claim, askOptions({ seed: 8 }))).output).not.toEqual(first.output)
})

test('provenance says that no model was called and nothing was spent', async () => {
  const { provenance } = await createBuiltinEngine().perform(rateClaim, claim, askOptions({ seed: 7, repeat: 2 }))
  expect(provenanceSchema.parse(provenance)).toMatchObject({
    engine: 'builtin',
    model: null,
    operation: 'rate-claim',
    seed: 7,
    repeat: 2,
    usage: { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
  })
})

test('a draft that its schema rejects is an error, never an answer', async () => {
  const broken = { ...rateClaim, draft: () => ({ verdict: '', grade: 11, reasons: ['one'] }) }
  const failure = createBuiltinEngine().perform(broken, claim, askOptions())
  await expect(failure).rejects.toMatchObject({ name: 'EngineError', code: 'engine-invalid-output', retryable: false })
  await expect(failure).rejects.toThrow(/verdict.*grade.*reasons/)
})

test('an abort rejects with its own reason and drafts nothing', async () => {
  const controller = new AbortController()
  let drafted = 0
  const counting = {
    ...rateClaim,
    draft: (...given: Parameters<typeof rateClaim.draft>) => {
      drafted++
      return rateClaim.draft(...given)
    },
  }
  const waiting = createBuiltinEngine().perform(counting, claim, askOptions({ signal: controller.signal }))
  controller.abort('the run was cancelled')
  await expect(waiting).rejects.toBe('the run was cancelled')
  expect(drafted).toBe(0)
})

test('drafts started together let other work in between them', async () => {
  const order: string[] = []
  const noting = {
    ...rateClaim,
    draft: (...given: Parameters<typeof rateClaim.draft>) => {
      order.push('draft')
      return rateClaim.draft(...given)
    },
  }
  const engine = createBuiltinEngine()
  let done = false
  const other = () => {
    order.push('other')
    if (!done) setImmediate(other)
  }
  setImmediate(other)
  await Promise.all(Array.from({ length: 20 }, (_, seed) => engine.perform(noting, claim, askOptions({ seed }))))
  done = true
  expect(order.join(' ')).not.toContain('draft draft')
})
