import { signUpSchema } from '../../contract/sign-in.ts'
import type { AccountStore, Holdings } from './account-store.ts'
import { makePassword } from './make-password.ts'

/** What a command says on stdout, or on stderr with exit code 1 when it did not do what it was asked. */
export interface Said {
  readonly done: boolean
  readonly lines: readonly string[]
}

const usage = {
  'add-account': 'npm run add-account -- person@example.org "Name of the person"',
  'reset-password': 'npm run reset-password -- person@example.org',
  'remove-account': 'npm run remove-account -- person@example.org --yes',
} as const
type CommandName = keyof typeof usage

/** A command as it was typed, checked without a database. */
export type Command = { readonly name: CommandName; readonly email: string; readonly rest: readonly string[] }

/** The command that the arguments name, or what to type instead. */
export function readCommand([name = '', email, ...rest]: readonly string[]): Command | Said {
  const known = (Object.keys(usage) as CommandName[]).find((one) => one === name)
  if (known === undefined) return refused(`Known commands: ${Object.keys(usage).join(', ')}.`)
  if (email === undefined) return refused(`Say whose account: ${usage[known]}`)
  if (!signUpSchema.shape.email.safeParse(email).success) return refused(`"${email}" is not an e-mail address. ${usage[known]}`)
  return { name: known, email, rest }
}

/** Does what the command says. @throws the database's error */
export async function runCommand(store: AccountStore, { name, email, rest }: Command): Promise<Said> {
  if (name === 'add-account') return await add(store, email, rest.join(' '))
  if (name === 'reset-password') return await reset(store, email)
  return await remove(store, email, rest.includes('--yes'))
}

async function add(store: AccountStore, email: string, given: string): Promise<Said> {
  const name = signUpSchema.shape.name.safeParse(given.trim() === '' ? email.split('@')[0] : given)
  if (!name.success) return refused(`"${given}" cannot be a name. ${usage['add-account']}`)
  const password = makePassword()
  if (!(await store.add(email, name.data, password))) return refused(`${email} has an account already. For a new password: npm run reset-password -- ${email}`)
  return { done: true, lines: [`Made an account for ${email}.`, ...passwordLines(password)] }
}

async function reset(store: AccountStore, email: string): Promise<Said> {
  const password = makePassword()
  const outcome = await store.resetPassword(email, password)
  if (outcome === 'unknown') return noAccount(email)
  if (outcome === 'no-password')
    return refused(`${email} signs in with the identity provider (OpenID Connect) only and has no password here: it is reset at the provider.`)
  return { done: true, lines: [`${email} has a new password and is signed out everywhere.`, ...passwordLines(password)] }
}

async function remove(store: AccountStore, email: string, confirmed: boolean): Promise<Said> {
  const holdings = await store.holdings(email)
  if (holdings === undefined) return noAccount(email)
  if (!confirmed) return refused(`This would delete ${email} with ${counted(holdings)}, for ever. If that is meant: npm run remove-account -- ${email} --yes`)
  if (!(await store.remove(email))) return noAccount(email)
  return { done: true, lines: [`Deleted ${email} with ${counted(holdings)}.`] }
}

function passwordLines(password: string): string[] {
  return [`Password: ${password}`, 'It is shown this once. Pass it on in private; it can be changed in Settings.']
}

function counted({ reports, runs }: Holdings): string {
  const amount = (rows: number, one: string) => `${rows} ${one}${rows === 1 ? '' : 's'}`
  return `${amount(reports, 'saved report')} and ${amount(runs, 'run')}`
}

function noAccount(email: string): Said {
  return refused(`No account has the e-mail ${email}.`)
}

function refused(line: string): Said {
  return { done: false, lines: [line] }
}
