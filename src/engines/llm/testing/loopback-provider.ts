import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { type JsonSchemaNode, sampleFromSchema } from './sample-from-schema.ts'
import { type FinishReason, type RequestBody, type WireDialect, wireDialects } from './wire-dialect.ts'

/** One request as the provider saw it. `index` counts from 0 in the order of arrival. */
interface LoopbackCall {
  readonly index: number
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: RequestBody
}

/** What the provider does with one call. Without a script every call is answered with a value that fits its schema. */
export type LoopbackReply =
  | { readonly kind: 'answer'; readonly value?: unknown }
  | { readonly kind: 'text'; readonly text: string; readonly finishReason?: FinishReason }
  | { readonly kind: 'status'; readonly status: number; readonly message?: string; readonly code?: string; readonly headers?: Record<string, string> }
  /** Never answers; ends when the client goes away. */
  | { readonly kind: 'hang' }
  /** Cuts the connection without an answer. */
  | { readonly kind: 'reset' }

export interface LoopbackOptions {
  readonly latencyMs?: number
  readonly script?: (call: LoopbackCall) => LoopbackReply | undefined
  /** Holds a call back until it resolves; `left` aborts when the client goes away in the meantime. */
  readonly ready?: (call: LoopbackCall, left: AbortSignal) => Promise<void>
  /** Counts calls and keeps no bodies: for long benchmarks. */
  readonly keepCalls?: boolean
}

export interface LoopbackProvider {
  /** Such as `http://127.0.0.1:4123/v1`: the base URL for all three provider kinds. */
  readonly baseUrl: string
  readonly calls: readonly LoopbackCall[]
  readonly callCount: () => number
  readonly inFlight: () => number
  readonly maxInFlight: () => number
  /** Requests whose client hung up before the answer. */
  readonly abandoned: () => number
  /** Connections opened so far: far fewer than calls where they are kept alive. */
  readonly connections: () => number
  readonly close: () => Promise<void>
}

/**
 * A model provider on loopback that speaks chat completions (any OpenAI-compatible server), OpenAI's
 * responses and Anthropic's messages, with structured output, latency and scripted faults.
 */
export async function startLoopbackProvider(options: LoopbackOptions = {}): Promise<LoopbackProvider> {
  const calls: LoopbackCall[] = []
  const sockets = new Set<Socket>()
  const count = { calls: 0, inFlight: 0, maxInFlight: 0, abandoned: 0, connections: 0 }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const dialect = wireDialects.find(({ path }) => path === request.url)
    if (dialect === undefined) return send(response, 404, { error: { message: `No such path: ${request.url}` } })
    const body = (await readJson(request)) as RequestBody
    const call: LoopbackCall = { index: count.calls++, path: dialect.path, headers: request.headers, body }
    if (options.keepCalls !== false) calls.push(call)
    count.inFlight++
    count.maxInFlight = Math.max(count.maxInFlight, count.inFlight)
    const left = new AbortController()
    response.once('close', () => {
      left.abort()
      count.inFlight--
      if (!response.writableFinished) count.abandoned++
    })
    if (options.latencyMs !== undefined && options.latencyMs > 0) await delay(options.latencyMs)
    await options.ready?.(call, left.signal)
    if (left.signal.aborted) return
    reply(options.script?.(call) ?? { kind: 'answer' }, call, dialect, response)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  server.keepAliveTimeout = 30_000
  server.on('connection', (socket) => {
    count.connections++
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    callCount: () => count.calls,
    inFlight: () => count.inFlight,
    maxInFlight: () => count.maxInFlight,
    abandoned: () => count.abandoned,
    connections: () => count.connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function reply(what: LoopbackReply, call: LoopbackCall, dialect: WireDialect, response: ServerResponse) {
  switch (what.kind) {
    case 'hang':
      return
    case 'reset':
      response.socket?.resetAndDestroy()
      return
    case 'status':
      return send(response, what.status, dialect.errorBody(what.message ?? `Scripted ${what.status}`, what.status, what.code), what.headers)
    case 'text':
      return sendAnswer(what.text, what.finishReason ?? 'stop', call, dialect, response)
    case 'answer':
      return sendAnswer(JSON.stringify(what.value ?? sampleAnswer(call, dialect.schemaOf(call.body))), 'stop', call, dialect, response)
  }
}

function sampleAnswer(call: LoopbackCall, schema: JsonSchemaNode | undefined): unknown {
  if (schema === undefined) throw new Error('The request asked for no structured output')
  return sampleFromSchema(schema, JSON.stringify(call.body.messages ?? call.body.input))
}

function sendAnswer(text: string, finishReason: FinishReason, call: LoopbackCall, dialect: WireDialect, response: ServerResponse) {
  const inputTokens = Math.ceil(JSON.stringify(call.body.messages ?? call.body.input ?? '').length / 4)
  const outputTokens = Math.ceil(text.length / 4)
  send(response, 200, dialect.replyTo({ text, finishReason, inputTokens, outputTokens }, call.body))
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
