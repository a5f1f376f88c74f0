import type { ResearchLens } from '../../contract/research-lens.ts'
import type { Situation } from '../objective/situation-types.ts'
import { capital, sentence } from '../objective/speak.ts'

/** Makes one lens from a situation. */
export type LensMaker = (situation: Situation) => ResearchLens

/** A lens whose parts are finished sentences. `tasks` are imperatives without their period. */
export function lens(name: string, role: string, tasks: readonly string[], bias: string): ResearchLens {
  return { name: capital(name), role: sentence(role), tasks: tasks.map(sentence), potential_bias_flag: sentence(bias) }
}
