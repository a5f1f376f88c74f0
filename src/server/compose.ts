import type { SampleAnalysis } from '../contract/sample-analysis.ts'
import { createEngine } from '../engines/create-engine.ts'
import type { Engine } from '../engines/engine.ts'
import type { Config } from './config.ts'
import type { OpenedDatabase } from './db/database.ts'
import { keepFit } from './db/embedded/keep-fit.ts'
import { openDatabase } from './db/open-database.ts'
import type { Logger } from './log.ts'
import { createRuns } from './runs/create-runs.ts'
import type { Prices } from './runs/estimate-run.ts'
import { keepRetention } from './runs/keep-retention.ts'
import { plans } from './runs/plans/plans.ts'
import type { Runs } from './runs/run-service.ts'
import { sampleAnalysis } from './sample/sample-analysis.ts'

/** What a server and a worker have in common. */
export interface Core {
  readonly database: OpenedDatabase
  readonly engine: Engine
  readonly runs: Runs
  readonly sample: () => Promise<SampleAnalysis>
  /** Call it last, after `runs.drain`. */
  close(): Promise<void>
}

/**
 * Opens the database and wires engine and runs to it: with `main.ts`, the one place where adapters
 * meet. Nothing works yet: `runs.start` begins.
 */
export async function composeCore(config: Config, log: Logger): Promise<Core> {
  const database = await openDatabase(config, { onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke and is replaced') })
  const upkeep = database.kind === 'pglite' ? keepFit(database.client, log) : null
  const retention = config.runRetentionDays === null ? null : keepRetention(database.db, config.runRetentionDays, log)
  const close = async () => {
    await retention?.stop()
    await upkeep?.stop()
    await database.close()
  }
  try {
    const engines = composeEngines(config)
    const runs = createRuns({ database, engines, prices: pricesOf(config), plans, log })
    // By rules whatever the engine for new work is: it costs nothing.
    const sample = sampleAnalysis(createEngine({ engine: 'builtin', llm: null }))
    return { database, engine: engines[0], runs, sample, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The engine for new work first; then the other one, where it is set up, so that runs begun with it go on. */
function composeEngines(config: Config): [Engine, ...Engine[]] {
  const { llm } = config
  const builtin = createEngine({ engine: 'builtin', llm })
  if (llm === null) return [builtin]
  const model = createEngine({ engine: 'llm', llm })
  return config.engine === 'llm' ? [model, builtin] : [builtin, model]
}

/** Of the engine for new work: null where a price is not known. Rules cost nothing and say so themselves. */
function pricesOf({ engine, llm }: Config): Prices | null {
  if (engine !== 'llm' || llm === null || llm.inputUsdPerMtok === null || llm.outputUsdPerMtok === null) return null
  return { inputUsdPerMtok: llm.inputUsdPerMtok, outputUsdPerMtok: llm.outputUsdPerMtok }
}
