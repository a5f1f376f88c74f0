/** Before anything is known: about one page of JSON. */
const firstGuess = 800
/** Rough for English (OpenAI's own rule of thumb); other scripts take more tokens, and the true count corrects it. */
const charactersPerToken = 4
/** Share of the newest answer in the running mean of an operation's answers. */
const newestShare = 0.2

/** What a call will probably take, so that a tokens-per-minute ceiling can be kept before the provider has counted. */
export class TokenForecast {
  readonly #outputTokens = new Map<string, number>()

  expect(operationName: string, promptCharacters: number): number {
    return Math.ceil(promptCharacters / charactersPerToken) + Math.ceil(this.#outputTokens.get(operationName) ?? firstGuess)
  }

  learn(operationName: string, outputTokens: number): void {
    const before = this.#outputTokens.get(operationName)
    this.#outputTokens.set(operationName, before === undefined ? outputTokens : before + newestShare * (outputTokens - before))
  }
}
