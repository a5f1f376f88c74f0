import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { LlmSettings } from './llm-settings.ts'
import { askOptions, loopbackEngine } from './testing/loopback-engine.ts'
import { type LoopbackProvider, type LoopbackReply, startLoopbackProvider } from './testing/loopback-provider.ts'
import { operationCases } from './testing/operation-cases.ts'

type Sent = LoopbackProvider['calls'][number]['body']

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

const providers: readonly (readonly [LlmSettings['provider'], string])[] = [
  ['openai-compatible', 'llama3.3'],
  ['openai', 'gpt-5'],
  ['anthropic', 'claude-sonnet-4-5'],
]

/** Answers the calls in turn with these values, the last one again and again. */
async function serverAnswering(...values: unknown[]) {
  const answers = values.map((value): LoopbackReply => ({ kind: 'answer', value }))
  const server = await startLoopbackProvider({ script: ({ index }) => answers[Math.min(index, answers.length - 1)] })
  closers.push(server.close)
  return server
}

test('every operation of the product is in the table', () => {
  const folder = join(import.meta.dirname, '../../operations')
  const operations = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).includes('operation.ts'),
  )
  expect(operationCases.map(({ operation }) => operation.name).sort()).toEqual(operations.map(({ name }) => name).sort())
})

describe.each(operationCases.map((each) => [each.operation.name, each] as const))('%s', (_name, { operation, input, answer, faults, asks }) => {
  // What an answer only repeats of its input comes from there.
  const expected = operation.restore?.(operation.output.parse(answer), operation.input.parse(input)) ?? answer

  test.each(providers)('by %s: a model is held to the schema, and its answer comes through as it is', async (provider, model) => {
    const server = await serverAnswering(answer)
    const { output } = await loopbackEngine(server.baseUrl, { provider, model }).perform(operation, operation.input.parse(input), askOptions())
    expect(output).toEqual(expected)
    const sent = server.calls[0]?.body ?? {}
    // Strict mode is refused, or without it the schema is only a suggestion, when one property is optional.
    expect(sent.response_format?.json_schema?.strict ?? sent.text?.format?.strict ?? true).toBe(true)
    const faultsOfSchema = nodesOf(schemaOf(sent)).flatMap((node) => strictFaults(node, provider))
    expect(faultsOfSchema).toEqual([])
  })

  test('the prompt holds every word of the input as data, says what is asked, and forbids invention', async () => {
    const server = await serverAnswering(answer)
    await loopbackEngine(server.baseUrl).perform(operation, operation.input.parse(input), askOptions())
    const [system = '', user = ''] = messagesOf(server.calls[0]?.body)
    const whole = `${system}\n${user}`
    for (const asked of asks) expect(whole).toMatch(asked)
    expect(system, 'honesty').toMatch(/(no|invent)\b[^.]*statistics|not a measurement/i)
    expect(system, 'data is not instruction').toMatch(/never an instruction|are not followed/)
    expect(system, "the user's words stay out of the rules").not.toContain('Porto')
    for (const text of textsOf(input)) expect(user).toContain(text.split(' </')[0])
    for (const tag of new Set([...user.matchAll(/<(\w+)>/g)].map(([, tag]) => tag))) {
      expect(user.split(`<${tag}>`).length, `<${tag}> opens once`).toBe(2)
      expect(user.split(`</${tag}>`).length, `nothing but the prompt closes <${tag}>`).toBe(2)
    }
  })

  test.each(faults.map((fault) => [fault.what, fault] as const))(
    '%s: repaired once with the fault named, else refused',
    async (_what, { answer: wrong, told }) => {
      const forgiving = await serverAnswering(wrong, answer)
      const { output, provenance } = await loopbackEngine(forgiving.baseUrl).perform(operation, operation.input.parse(input), askOptions())
      expect(output).toEqual(expected)
      expect(provenance).toMatchObject({ usage: { calls: 2 }, repairedFrom: JSON.stringify(wrong) })
      expect(messagesOf(forgiving.calls[1]?.body).at(-1)).toMatch(told)

      const stubborn = await serverAnswering(wrong)
      const call = loopbackEngine(stubborn.baseUrl).perform(operation, operation.input.parse(input), askOptions())
      await expect(call).rejects.toMatchObject({ code: 'engine-invalid-output', message: expect.stringMatching(told), usage: { calls: 2 } })
      expect(stubborn.callCount()).toBe(2)
    },
  )
})

type Node = Readonly<Record<string, unknown>>

/** The texts of a chat, the system's first. */
function messagesOf(sent: Sent | undefined): string[] {
  return ((sent?.messages ?? []) as { content: string }[]).map(({ content }) => content)
}

function schemaOf(sent: Sent): unknown {
  return sent.response_format?.json_schema?.schema ?? sent.text?.format?.schema ?? sent.output_config?.format?.schema
}

/** The schema and all schemas within it. */
function nodesOf(schema: unknown): Node[] {
  if (typeof schema !== 'object' || schema === null) throw new Error('The request asked for no structured output')
  const node = schema as Node
  const within = [...Object.values((node.properties ?? {}) as Node), ...(node.items === undefined ? [] : [node.items]), ...((node.anyOf ?? []) as unknown[])]
  return [node, ...within.flatMap(nodesOf)]
}

/** "Supported schemas" of OpenAI's and "JSON Schema limitations" of Anthropic's structured outputs; anything else is answered with a 400. */
const everywhere = ['$schema', 'type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'enum', 'const', 'description']
const bounds = ['minItems', 'maxItems', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']

function strictFaults(node: Node, provider: LlmSettings['provider']): string[] {
  const known = provider === 'anthropic' ? everywhere : [...everywhere, ...bounds]
  const unknown = Object.keys(node).filter((keyword) => !known.includes(keyword))
  if (node.type !== 'object') return unknown
  const required = new Set(node.required as string[])
  const optional = Object.keys(node.properties ?? {}).filter((name) => !required.has(name))
  return [...unknown, ...optional.map((name) => `${name} is optional`), ...(node.additionalProperties === false ? [] : ['an open object'])]
}

/** Texts of an input, without ids: those name a record, not a thing. */
function textsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return name === 'id' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, key))
}
