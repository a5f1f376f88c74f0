import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RunEvent, runEventSchema } from '../src/contract/run.ts'
import { type CountingProvider, getRun, modelSettings, runItems, startCountingProvider, startLensRun } from './lens-run.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { SignedInClient } from './signed-in-client.ts'

let dataDir: string
let provider: CountingProvider | undefined
let server: ServerProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'soundings-cut-stream-'))
})
afterEach(async () => {
  await server?.kill()
  await provider?.close()
  await rm(dataDir, { recursive: true, force: true })
})

interface Frame {
  readonly id: number
  readonly event: RunEvent
}

/** Reads whole frames until there are `count`, then cuts the connection; or to the stream's end. */
async function readFrames(client: SignedInClient, runId: string, lastEventId: number, count: number): Promise<Frame[]> {
  const cut = new AbortController()
  const response = await fetch(`${client.origin}/api/runs/${runId}/events`, {
    headers: { cookie: client.cookie, accept: 'text/event-stream', 'last-event-id': String(lastEventId) },
    signal: cut.signal,
  })
  expect(response.status).toBe(200)
  const frames: Frame[] = []
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const id = /^id: (\d+)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (id !== undefined && data !== undefined && frames.length < count) frames.push({ id: Number(id), event: runEventSchema.parse(JSON.parse(data)) })
    }
    if (frames.length >= count) break
  }
  cut.abort()
  return frames
}

test('a stream that is cut off again and again, also by a killed server, has no gap and no duplicate', async () => {
  provider = await startCountingProvider(120)
  const env = modelSettings(provider, 5)
  server = await startServer({ dataDir, env })
  const client = await SignedInClient.signUp(server.origin)
  const { id } = await startLensRun(client, 60)

  const frames: Frame[] = []
  const last = () => frames.at(-1)?.id ?? 0
  for (const count of [1, 3, 70, 2, 7, 1, 5]) frames.push(...(await readFrames(client, id, last(), count)))
  await server.kill()
  server = await startServer({ dataDir, env })
  client.origin = server.origin
  for (const count of [1, 4]) frames.push(...(await readFrames(client, id, last(), count)))
  frames.push(...(await readFrames(client, id, last(), Number.POSITIVE_INFINITY)))

  const ids = frames.map((frame) => frame.id)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  const states = new Map(frames.flatMap(({ event }) => (event.type === 'item' ? [[event.item.key, event.item]] : [])))
  expect([...states.values()].sort((a, b) => a.index - b.index)).toEqual(await runItems(client, id))
  expect(frames.at(-1)?.event).toEqual({ type: 'run', run: await getRun(client, id) })
  expect(frames.at(-1)?.event).toMatchObject({ run: { status: 'completed', completed: 60, failed: 0 } })
})
