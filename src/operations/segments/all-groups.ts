import type { Situation } from '../objective/situation-types.ts'
import { barrierGroups } from './barrier-groups.ts'
import { circleGroups } from './circle-groups.ts'
import type { Group } from './group.ts'
import { roleGroups } from './role-groups.ts'
import { slug } from './slug.ts'

/** Every group the rules know of for this objective, more than one analysis takes; each with a name of its own. */
export function allGroups(situation: Situation): Group[] {
  const byName = new Map<string, Group>()
  for (const group of [...barrierGroups(situation), ...roleGroups(situation), ...circleGroups(situation)]) {
    if (!byName.has(slug(group.name))) byName.set(slug(group.name), group)
  }
  return [...byName.values()]
}
