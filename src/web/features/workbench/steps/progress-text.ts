import type { Run } from '../../../../contract/run.ts'
import { isActive } from '../../../lib/runs/run-view.ts'
import { timeLeftText } from '../../../lib/runs/time-left.ts'
import type { RunHandle } from '../../../lib/runs/use-run.ts'
import type { WorkbenchPlan } from './plans.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '$0.12'; null where the price is not known or there was none. */
export function costText({ usage }: Pick<Run, 'usage'>): string | null {
  return usage.costUsd !== null && usage.costUsd > 0 ? dollars.format(usage.costUsd) : null
}

/** '14 of 20 lenses · about 20 s left · $0.12 so far': the count, the pace where it is known, and the cost where there is one. */
export function progressText({ run, secondsLeft }: Pick<RunHandle<WorkbenchPlan>, 'run' | 'secondsLeft'>, noun: string): string {
  if (!run) return 'Starting...'
  const parts = [`${run.completed + run.failed} of ${run.total} ${noun}`]
  if (isActive(run) && secondsLeft !== null) parts.push(timeLeftText(secondsLeft))
  const cost = costText(run)
  if (cost) parts.push(`${cost} so far`)
  return parts.join(' · ')
}
