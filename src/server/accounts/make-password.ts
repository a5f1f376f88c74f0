import { randomInt } from 'node:crypto'

/** Without letters and digits that look like one another when they are read out or copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 5

/** A password of about 99 random bits, in groups that a person can copy. */
export function makePassword(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
