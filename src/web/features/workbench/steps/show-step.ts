import type { OpenSteps } from './use-open-steps.ts'
import type { StepWork } from './use-plan-run.ts'

/** The same work; beginning it folds the step before and opens its own, where its progress is seen. */
export function showing<W extends StepWork>(work: W, steps: Pick<OpenSteps, 'fold' | 'unfold'>, before: string, own: string): W {
  const show = (begin: () => void) => () => {
    steps.fold(before)
    steps.unfold(own)
    begin()
  }
  return { ...work, start: show(work.start), renew: show(work.renew), retry: show(work.retry), resume: show(work.resume) }
}
