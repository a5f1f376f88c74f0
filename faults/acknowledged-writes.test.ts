import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ReportInput } from '../src/contract/report.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { SignedInClient } from './signed-in-client.ts'

const kills = 20
const writers = 4
/** The kill comes at a random moment in this time after the first acknowledged write. */
const longestLifeMs = 700

let dataDir: string
let server: ServerProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'soundings-writes-'))
})
afterEach(async () => {
  await server?.kill()
  await rm(dataDir, { recursive: true, force: true })
})

/** What the server has said yes to, by report id: a title, or that it is deleted. A write under way may have happened or not. */
class Ledger {
  readonly acknowledged = new Map<string, { title: string | null; underWay?: string | null }>()
  #count = 0

  nextTitle(): string {
    this.#count += 1
    return `report ${this.#count}`
  }

  /** Faults between what was promised and what is there, in words. */
  faultsIn(found: ReadonlyMap<string, string>): string[] {
    const faults: string[] = []
    for (const [id, { title, underWay }] of this.acknowledged) {
      const there = found.get(id) ?? null
      if (there !== title && !(underWay !== undefined && there === underWay)) faults.push(`${id}: "${title}" was acknowledged, "${there}" is there`)
    }
    return faults
  }
}

const reportOf = (title: string): ReportInput => ({
  title,
  description: `made for ${title}`,
  data: { desiredOutcome: `${title} 👩‍🚀 שלום ${'words '.repeat(200)}`, region: 'Lisbon' },
})

/** Creates, updates and deletes until the connection breaks. */
async function writeUntilKilled(client: SignedInClient, ledger: Ledger, onFirst: () => void): Promise<void> {
  for (let step = 0; ; step += 1) {
    const created = await client.createReport(reportOf(ledger.nextTitle()))
    const entry: { title: string | null; underWay?: string | null } = { title: created.title }
    ledger.acknowledged.set(created.id, entry)
    onFirst()
    if (step % 3 === 0) continue
    const title = step % 3 === 1 ? ledger.nextTitle() : null
    entry.underWay = title
    if (title === null) await client.deleteReport(created.id)
    else await client.updateReport(created.id, reportOf(title))
    entry.title = title
    delete entry.underWay
  }
}

async function foundBy(client: SignedInClient): Promise<Map<string, string>> {
  const reports = await client.reports()
  for (const report of reports) expect(report.data).toEqual(reportOf(report.title).data)
  return new Map(reports.map((report) => [report.id, report.title]))
}

test(`killed ${kills} times at random moments, the server has kept every write it acknowledged`, async () => {
  const rounds: { client: SignedInClient; ledger: Ledger; found?: ReadonlyMap<string, string> }[] = []
  server = await startServer({ dataDir, env: { LOG_LEVEL: 'error' } })
  for (let round = 0; round < kills; round += 1) {
    const client = await SignedInClient.signUp(server.origin)
    const ledger = new Ledger()
    const first = Promise.withResolvers<void>()
    const writing = Promise.allSettled(Array.from({ length: writers }, () => writeUntilKilled(client, ledger, first.resolve)))
    await Promise.race([first.promise, writing.then(() => first.reject(new Error('Nothing could be written.')))])
    const lifeMs = Math.random() * longestLifeMs
    await sleep(lifeMs)
    await server.kill()
    // Each writer was stopped by the broken connection, none by an answer that was no success.
    for (const outcome of await writing) expect(String(outcome.status === 'rejected' && outcome.reason)).toContain('TypeError')
    server = await startServer({ dataDir, env: { LOG_LEVEL: 'error' } })
    client.origin = server.origin
    const found = await foundBy(client)
    expect(ledger.faultsIn(found), `round ${round}, killed ${lifeMs.toFixed(0)} ms after the first write`).toEqual([])
    rounds.push({ client, ledger, found })
  }
  const { origin } = server
  for (const { client, found } of rounds) {
    client.origin = origin
    expect(await foundBy(client)).toEqual(found)
  }
  expect(rounds.reduce((sum, { ledger }) => sum + ledger.acknowledged.size, 0)).toBeGreaterThan(kills * writers)
})
