import { audiences } from '../../../operations/audiences/operation.ts'
import { definePlan } from './plan.ts'

/** The older flow's one call: segments from an HPEM analysis. */
export const identifyAudiences = definePlan({ name: 'identify-audiences', operation: audiences, items: (input) => [{ input }] })
