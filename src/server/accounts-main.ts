import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, readCommand, runCommand, type Said } from './accounts/account-commands.ts'
import { AccountStore } from './accounts/account-store.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/open-database.ts'
import { explainStartError } from './process/explain-start-error.ts'
import { exitSaying, readConfigOrExit } from './process/run-process.ts'

/** One change to an account by whoever runs the server: `add-account`, `reset-password`, `remove-account`. */
const command = readCommand(process.argv.slice(2))
if ('lines' in command) exitSaying(command.lines)
const config = readConfigOrExit()
if (config.databaseUrl === null && command.name !== 'add-account' && !existsSync(join(config.dataDir, 'db')))
  exitSaying([`There is no database in DATA_DIR (${config.dataDir}). Set DATA_DIR, or DATABASE_URL, as for npm start.`])
const said = await run(command, config).catch((error: unknown) => {
  const sentence = explainStartError(error, config)
  if (sentence === null) throw error
  return exitSaying([sentence])
})
if (!said.done) exitSaying(said.lines)
process.stdout.write(said.lines.map((line) => `${line}\n`).join(''))

async function run(asked: Command, config: Config): Promise<Said> {
  const database = await openDatabase(config, { onIdleError: () => undefined })
  try {
    return await runCommand(new AccountStore(database.db), asked)
  } finally {
    await database.close()
  }
}
