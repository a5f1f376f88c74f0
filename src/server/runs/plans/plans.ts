import { deliverMessages } from './deliver-messages.ts'
import { executeLenses } from './execute-lenses.ts'
import { generateHpem } from './generate-hpem.ts'
import { generateLenses } from './generate-lenses.ts'
import { generateNarratives } from './generate-narratives.ts'
import { generateSegmentPersonas } from './generate-segment-personas.ts'
import { generateSegments } from './generate-segments.ts'
import { identifyAudiences } from './identify-audiences.ts'
import { mapSegments } from './map-segments.ts'
import type { PlanRegistry } from './plan.ts'

/** Every plan of the product. A new one is a file beside this, a line here, and its input in `contract/plan-inputs.ts`. */
export const plans: PlanRegistry = {
  'generate-lenses': generateLenses,
  'execute-lenses': executeLenses,
  'generate-segments': generateSegments,
  'identify-audiences': identifyAudiences,
  'map-segments': mapSegments,
  'generate-narratives': generateNarratives,
  'generate-segment-personas': generateSegmentPersonas,
  'deliver-messages': deliverMessages,
  'generate-hpem': generateHpem,
}
