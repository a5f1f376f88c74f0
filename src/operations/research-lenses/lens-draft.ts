import type { ResearchLens } from '../../contract/research-lens.ts'
import type { Situation } from '../objective/situation-types.ts'
import { capital, sentence } from '../objective/speak.ts'

/** Makes one lens from a situation. */
export type LensMaker = (situation: Situation) => ResearchLens

/** A name is read in a list and quoted in later steps, so it stays a phrase. Words. */
export const nameWords = 9

/** The first name that is short and has no mark inside it; the last one, which holds no slot, is kept in any case. */
export function shortest(...names: readonly [string, ...string[]]): string {
  return names.find((name) => name.split(/\s+/).length <= nameWords && !/[:;,“”"()]/.test(name)) ?? names.at(-1) ?? names[0]
}

/** A lens whose parts are finished sentences. `tasks` are imperatives without their period. */
export function lens(name: string, role: string, tasks: readonly string[], bias: string): ResearchLens {
  return { name: capital(name), role: sentence(role), tasks: tasks.map(sentence), potential_bias_flag: sentence(bias) }
}
