import { generateAudienceSegments } from '../../../operations/generate-audience-segments/operation.ts'
import { definePlan } from './plan.ts'

/** The one call that makes an analysis' segments from its research. */
export const generateSegments = definePlan({ name: 'generate-segments', operation: generateAudienceSegments, items: (input) => [{ input }] })
