import { startLoopbackProvider } from '../../src/engines/llm/testing/loopback-provider.ts'

/** The model provider of the benchmark, in a process of its own so that its work is not counted. Latency in milliseconds. */
const latencyMs = Number(process.argv[2])
const provider = await startLoopbackProvider({ latencyMs, keepCalls: false })
process.send?.({ baseUrl: provider.baseUrl })
process.on('disconnect', () => process.exit(0))
