import type { Theme } from './themes.data.ts'

/** Something that may be so, how to find out, and what an answer either way would look like. All clauses or imperatives. */
export interface Candidate {
  readonly theme: Theme
  /** What sort of thing is guessed at; an answer mixes sorts. */
  readonly sort: string
  /** The fragment itself, for matching with the lens. */
  readonly key: string
  /** Noun phrase or clause short enough to stand in brackets. */
  readonly topic: string
  /** Clause. */
  readonly guess: string
  /** Imperative. */
  readonly test: string
  /** Clauses. */
  readonly supports: string
  readonly refutes: string
}
