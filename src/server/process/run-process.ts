import { type Config, ConfigError, loadConfig } from '../config.ts'
import { createLogger, type Logger } from '../log.ts'
import { explainStartError } from './explain-start-error.ts'

/** Longest wait for work in flight when asked to end. */
const drainTimeoutMs = 30_000
/** npm forwards Ctrl-C to a child that the terminal has told already: two signals so close are one key press. */
const samePressMs = 500

/** A server or worker at work. */
export interface RunningProcess {
  /** One line for a person, printed on stdout. */
  readonly announcement: string
  /** Ends everything in order within `timeoutMs`; resolves early when nothing is in flight. */
  drain(timeoutMs: number): Promise<void>
}

export interface ProcessContext {
  readonly config: Config
  readonly log: Logger
}

/**
 * The life of a process: read the configuration, start, say so on stdout, and end in order on SIGTERM
 * or SIGINT (exit 0 within 30 s; a second signal ends it at once). A start that fails says why in one
 * sentence per fault on stderr and exits 1.
 */
export async function runProcess(start: (context: ProcessContext) => Promise<RunningProcess>): Promise<void> {
  // Whoever read our lines may go away (`| head -1`): the lines are lost, the work goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const config = readConfigOrExit()
  const log = createLogger(config)
  const die = (error: unknown, message: string) => {
    log.fatal({ err: error }, message)
    process.exit(1)
  }
  process.on('uncaughtException', (error) => die(error, 'An error nobody handled'))
  process.on('unhandledRejection', (reason) => die(reason, 'A rejection nobody handled'))
  try {
    const running = await start({ config, log })
    endOnSignal(running, log)
    process.stdout.write(`${running.announcement}\n`)
  } catch (error) {
    const sentence = explainStartError(error, config)
    if (sentence !== null) exitSaying([sentence])
    die(error, 'The start failed')
  }
}

/** The configuration, or a sentence per fault on stderr and exit code 1. */
export function readConfigOrExit(): Config {
  try {
    return loadConfig()
  } catch (error) {
    if (error instanceof ConfigError) return exitSaying(error.faults)
    if (error instanceof Error && 'syscall' in error)
      return exitSaying([`The session secret in DATA_DIR cannot be read or made: ${error.message}. Set DATA_DIR to a directory this account may write.`])
    throw error
  }
}

/** One sentence per line on stderr, then exit code 1. */
export function exitSaying(sentences: readonly string[]): never {
  process.stderr.write(sentences.map((sentence) => `${sentence}\n`).join(''))
  process.exit(1)
}

function endOnSignal(running: RunningProcess, log: Logger): void {
  let askedAtMs: number | null = null
  const end = (signal: NodeJS.Signals) => {
    const nowMs = Date.now()
    if (askedAtMs !== null) {
      if (nowMs - askedAtMs < samePressMs) return
      log.warn({ signal }, 'asked to end a second time: ending at once')
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    askedAtMs = nowMs
    log.info({ signal }, 'ending: finishing what is in flight')
    void drain(running, log).then((code) => process.exit(code))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

async function drain(running: RunningProcess, log: Logger): Promise<number> {
  const overdue = new Promise<'overdue'>((resolve) => setTimeout(resolve, drainTimeoutMs, 'overdue').unref())
  try {
    const outcome = await Promise.race([running.drain(drainTimeoutMs), overdue])
    if (outcome === 'overdue') log.warn('ended with work in flight: it is repeated at the next start')
    else log.info('ended')
    return 0
  } catch (error) {
    log.error({ err: error }, 'ending in order failed')
    return 1
  }
}
