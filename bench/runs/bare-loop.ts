import { generateText, Output } from 'ai'
import { createModel } from '../../src/engines/llm/create-model.ts'
import type { Timed } from './through-executor.ts'
import { benchLenses, benchOperation, benchSettings } from './work.ts'

/** The same calls by the same SDK in a plain loop of `concurrency` at once: nothing is stored, retried or watched. */
export async function bareLoop(baseUrl: string, count: number, concurrency: number): Promise<Timed> {
  const { model, options } = createModel(benchSettings(baseUrl, concurrency))
  const output = Output.object({ schema: benchOperation.output })
  const lenses = benchLenses(count)
  let next = 0
  const worker = async () => {
    for (let lens = lenses[next++]; lens !== undefined; lens = lenses[next++]) {
      const prompt = benchOperation.prompt(lens)
      await generateText({ model, instructions: prompt.system, prompt: prompt.user, output, providerOptions: options(false), maxRetries: 0 })
    }
  }
  const cpu = process.cpuUsage()
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: concurrency }, worker))
  const { user, system } = process.cpuUsage(cpu)
  return { wallMs: performance.now() - startedAt, cpuMs: (user + system) / 1000 }
}
