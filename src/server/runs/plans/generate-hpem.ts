import { hpem } from '../../../operations/hpem/operation.ts'
import { definePlan } from './plan.ts'

/** The one call that says what each HPEM stage means for an objective. */
export const generateHpem = definePlan({ name: 'generate-hpem', operation: hpem, items: (objective) => [{ input: objective }] })
