import { researchLenses } from '../../../operations/research-lenses/operation.ts'
import { definePlan } from './plan.ts'

/** The one call that makes an objective's lenses; a run like any other, so that it outlives the page that asked for it. */
export const generateLenses = definePlan({ name: 'generate-lenses', operation: researchLenses, items: (objective) => [{ input: objective }] })
