import type { Situation } from '../objective/situation-types.ts'
import type { Candidate } from './candidate.ts'
import { candidatesOfAct } from './candidates-of-act.ts'
import { candidatesOfMatter } from './candidates-of-matter.ts'
import { candidatesOfPeople } from './candidates-of-people.ts'

/** Everything a situation offers that a lens could be answered with. */
export function candidatesOf(situation: Situation): Candidate[] {
  return [...candidatesOfPeople(situation), ...candidatesOfAct(situation), ...candidatesOfMatter(situation)]
}
