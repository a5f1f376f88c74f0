import type { SegmentTask } from '../../contract/audience-segment.ts'
import { readSituation } from '../objective/situation.ts'
import { allGroups } from '../segments/all-groups.ts'
import type { Group } from '../segments/group.ts'
import { slug } from '../segments/slug.ts'
import { barrierProfiles, nearProfiles, objectionProfile, roleProfiles } from './group-profiles.data.ts'
import type { StageWeights } from './stage-cues.data.ts'

function profileOf({ source, kind, barrier, stage }: Group): StageWeights {
  if (source === 'objection') return kind === 'opponent' ? roleProfiles.opponent : objectionProfile
  if (source === 'circle' && kind === 'supporter') return stage === 'Behavioral Commitment' ? nearProfiles.done : nearProfiles.almost
  return barrier === null ? roleProfiles[kind] : barrierProfiles[barrier]
}

/** What is assumed for a group that the rules themselves know for this objective, by its name; null for any other segment. */
export function groupProfile({ desiredOutcome, region, audienceSegment }: SegmentTask): StageWeights | null {
  const name = slug(audienceSegment.segment_name)
  const group = allGroups(readSituation(desiredOutcome ?? '', region ?? '')).find((each) => slug(each.name) === name)
  return group === undefined ? null : profileOf(group)
}
