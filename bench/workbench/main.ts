/**
 * One whole lens-first analysis through a real server with the built-in engine: 20 segments × 5 stages × 5 personas.
 * Prints each step's wall time from request to the run's end, and the server's resident memory. Asserts no time.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../../faults/server-process.ts'
import { SignedInClient } from '../../faults/signed-in-client.ts'
import { audienceSegmentSetSchema } from '../../src/contract/audience-segment.ts'
import { personaSetSchema } from '../../src/contract/persona.ts'
import { type ResearchResult, researchLensSetSchema } from '../../src/contract/research-lens.ts'
import { type RunItem, runItemPageSchema, runSchema, type StartRun } from '../../src/contract/run.ts'
import type { GenerateNarrativeInput, VideoScript } from '../../src/contract/video-script.ts'

const objective = {
  desiredOutcome: 'Get 15 % of dairy-farm households in three Wisconsin counties to attend one of two county water-quality hearings before June 2027.',
  region: 'United States',
}
const dataDir = mkdtempSync(join(tmpdir(), 'soundings-bench-'))
const server = await startServer({ dataDir, ...(process.env.DATABASE_URL ? { env: { DATABASE_URL: process.env.DATABASE_URL } } : {}) })

/** Kilobytes in /proc to megabytes: now, or the highest since the server began. */
function memoryMb(field: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024
}

async function measured(client: SignedInClient, request: StartRun): Promise<RunItem[]> {
  const begunAt = performance.now()
  let run = runSchema.parse(await client.request('POST', '/api/runs', request))
  while (run.status === 'queued' || run.status === 'running') {
    await sleep(20)
    run = runSchema.parse(await client.request('GET', `/api/runs/${run.id}`))
  }
  const seconds = (performance.now() - begunAt) / 1000
  const { items } = runItemPageSchema.parse(await client.request('GET', `/api/runs/${run.id}/items?limit=500`))
  console.log(
    `${request.plan.padEnd(26)} ${String(run.completed).padStart(4)} of ${String(run.total).padStart(4)}  ${seconds.toFixed(2).padStart(6)} s  resident ${memoryMb('VmRSS').toFixed(0)} MB`,
  )
  if (run.completed !== run.total) throw new Error(`${request.plan} ended as ${run.status} with ${run.failed} failed items`)
  return items
}

try {
  console.log(`resident at rest ${memoryMb('VmRSS').toFixed(0)} MB`)
  const client = await SignedInClient.signUp(server.origin)
  const [lensItem] = await measured(client, { plan: 'generate-lenses', input: objective })
  const { thematic_categories } = researchLensSetSchema.parse(lensItem?.output)
  const lenses = thematic_categories.flatMap(({ category_name, lenses }) => lenses.map((lens) => ({ ...lens, categoryName: category_name })))
  const research = await measured(client, { plan: 'execute-lenses', input: { ...objective, lenses } })
  const researchInsights = research.map(({ output }) => {
    const { lens_name, executive_overview } = output as ResearchResult
    return { lens_name, executive_overview }
  })
  const [segmentItem] = await measured(client, { plan: 'generate-segments', input: { ...objective, researchInsights } })
  const { audience_segments: segments } = audienceSegmentSetSchema.parse(segmentItem?.output)
  await measured(client, { plan: 'map-segments', input: { ...objective, segments } })
  const narratives = await measured(client, { plan: 'generate-narratives', input: { ...objective, segments, stopOnFailure: true } })
  const personas = await measured(client, { plan: 'generate-segment-personas', input: { ...objective, segments } })
  const delivered = segments.map(({ id, segment_name }, index) => {
    const own = narratives.filter(({ input }) => (input as GenerateNarrativeInput).audienceSegment.id === id)
    const scripts = Object.fromEntries(own.map(({ input, output }) => [(input as GenerateNarrativeInput).hpemStage, output as VideoScript]))
    return { id, segment_name, narratives: scripts, personas: personaSetSchema.parse(personas[index]?.output).personas }
  })
  await measured(client, { plan: 'deliver-messages', input: { desiredOutcome: objective.desiredOutcome, segments: delivered } })
  await measured(client, { plan: 'generate-hpem', input: objective })
  console.log(`highest resident ${memoryMb('VmHWM').toFixed(0)} MB`)
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
