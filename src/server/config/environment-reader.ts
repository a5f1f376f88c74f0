/** The environment as a record; values of unset names are undefined. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads settings one by one and collects a sentence for each fault instead of stopping at the first,
 * so that a person fixes all of them in one go. A value that is blank counts as unset (an empty line
 * in a compose file means "not set"). No sentence ever repeats the value of a secret.
 */
export class EnvironmentReader {
  readonly faults: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  fault(sentence: string): void {
    this.faults.push(sentence)
  }

  text(name: string): string | null {
    const value = this.#environment[name]?.trim()
    return value === undefined || value === '' ? null : value
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[]): T | null {
    const value = this.text(name)
    if (value === null) return null
    const found = allowed.find((candidate) => candidate === value)
    if (found === undefined) this.fault(`${name} must be one of ${allowed.join(', ')}; it is "${value}".`)
    return found ?? null
  }

  integer(name: string, range: { min: number; max: number }): number | null {
    const value = this.text(name)
    if (value === null) return null
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= range.min && number <= range.max) return number
    this.fault(`${name} must be a whole number from ${range.min} to ${range.max}; it is "${value}".`)
    return null
  }

  /** A decimal number of at least 0, for a price. */
  amount(name: string): number | null {
    const value = this.text(name)
    if (value === null) return null
    if (/^\d+(\.\d+)?$/.test(value)) return Number(value)
    this.fault(`${name} must be a number of at least 0, such as 2.50; it is "${value}".`)
    return null
  }

  /** An address with one of `schemes`. The value is not repeated in a fault: addresses may carry passwords. */
  url(name: string, schemes: readonly string[]): URL | null {
    const value = this.text(name)
    if (value === null) return null
    if (URL.canParse(value)) {
      const url = new URL(value)
      if (schemes.includes(url.protocol.slice(0, -1))) return url
    }
    this.fault(`${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}.`)
    return null
  }

  /** Names that are set and start with one of `prefixes`. */
  namesWithPrefix(...prefixes: readonly string[]): string[] {
    return Object.keys(this.#environment)
      .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)) && this.text(name) !== null)
      .sort()
  }
}
