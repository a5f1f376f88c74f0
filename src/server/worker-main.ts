import { runProcess } from './process/run-process.ts'
import { startWorker } from './start-worker.ts'

await runProcess(startWorker)
