import { deliverMessagesPlan } from './delivery/deliver-messages-plan.ts'
import { executeLensesPlan } from './execution/execute-lenses-plan.ts'
import { generateHpemPlan } from './hpem/generate-hpem-plan.ts'
import { generateLensesPlan } from './lenses/generate-lenses-plan.ts'
import { mapSegmentsPlan } from './mapping/map-segments-plan.ts'
import { generateNarrativesPlan } from './narratives/generate-narratives-plan.ts'
import { generateSegmentPersonasPlan } from './personas/generate-segment-personas-plan.ts'
import { generateSegmentsPlan } from './segments/generate-segments-plan.ts'
import { identifyAudiencesPlan } from './segments/identify-audiences-plan.ts'

/** The plans of the workbench by name: whatever merges or marks a step's part finds its rules here. */
export const workbenchPlans = {
  'generate-lenses': generateLensesPlan,
  'execute-lenses': executeLensesPlan,
  'generate-segments': generateSegmentsPlan,
  'identify-audiences': identifyAudiencesPlan,
  'map-segments': mapSegmentsPlan,
  'generate-narratives': generateNarrativesPlan,
  'generate-segment-personas': generateSegmentPersonasPlan,
  'deliver-messages': deliverMessagesPlan,
  'generate-hpem': generateHpemPlan,
} as const

export type WorkbenchPlan = keyof typeof workbenchPlans
