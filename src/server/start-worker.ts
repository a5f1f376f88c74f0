import { composeCore } from './compose.ts'
import { exitSaying, type ProcessContext, type RunningProcess } from './process/run-process.ts'

/** A process that only works on runs. It shares a PostgreSQL with the server; the embedded database belongs to one process. */
export async function startWorker({ config, log }: ProcessContext): Promise<RunningProcess> {
  if (config.databaseUrl === null)
    exitSaying(['A worker needs DATABASE_URL: it shares a PostgreSQL with the server. With the embedded database, npm start does the work of both.'])
  const { runs, close } = await composeCore(config, log)
  try {
    await runs.start({ worker: true })
  } catch (error) {
    await close()
    throw error
  }
  return {
    announcement: `Soundings worker is ready (engine ${config.engine})`,
    drain: async (timeoutMs) => {
      await runs.drain(timeoutMs)
      await close()
    },
  }
}
