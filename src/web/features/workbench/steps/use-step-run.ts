import { useCallback, useEffect, useRef, useState } from 'react'
import type { PlanInput, Run, RunItem } from '../../../../contract/run.ts'
import { holdsAllSettled, isActive, isOver } from '../../../lib/runs/run-view.ts'
import { type RunHandle, useRun } from '../../../lib/runs/use-run.ts'
import { analysedObjective, formObjective } from '../analysis/analysis.ts'
import { useAnalysis } from '../analysis/analysis-context.tsx'
import { staleReason } from './plan-spec.ts'
import { type WorkbenchPlan, workbenchPlans } from './plans.ts'

/** A long list is taken in a part at a time, so that the page stays responsive between. */
const itemsAtOnce = 60

interface StepRunOptions {
  /** The run came to its end while it was being followed; not called for a run that was already over when the page opened. */
  readonly onFinished: (run: Run, items: readonly RunItem[]) => void
  readonly unauthorized?: 'quiet'
}

export interface StepRun<P extends WorkbenchPlan> extends RunHandle<P> {
  /** The badge that says why what is shown is out of date; null while it is current. */
  readonly staleReason: string | null
}

/** A step's durable run, whose results flow into the analysis as they arrive. Every run-backed step uses this. */
export function useStepRun<P extends WorkbenchPlan>(plan: P, { onFinished, unauthorized }: StepRunOptions): StepRun<P> {
  const { analysis, dispatch } = useAnalysis()
  const { data } = analysis
  const derivation = data.derivations?.[plan]
  const moved = useRef(false)
  const analysed = useRef(analysedObjective(data))
  analysed.current = analysedObjective(data)

  const onStarted = useCallback(
    (run: Run, input: PlanInput<P>) => {
      moved.current = true
      // A plan that does not take the whole objective is asked about the analysis' own.
      const objective = { ...analysed.current, ...('desiredOutcome' in input && 'region' in input ? pick(input) : {}) }
      dispatch({ type: 'run-started', plan, runId: run.id, objective, input })
    },
    [dispatch, plan],
  )
  const allTaken = derivation?.settled ?? false
  const handle = useRun({ plan, runId: data.runIds?.[plan], onStarted, allTaken, ...(unauthorized ? { unauthorized } : {}) })
  const { run, items, itemsByKey } = handle

  const taken = useRef(new Map<string, RunItem>())
  const [turn, setTurn] = useState(0)
  const kept = allTaken
  useEffect(() => {
    if (!run) return
    // A run that was settled is read without its items: there is nothing of it to take in.
    if (kept && itemsByKey.size === 0) return
    const waiting = items.filter((item) => isSettled(item) && taken.current.get(item.key) !== item)
    const changed = waiting.slice(0, itemsAtOnce)
    for (const item of changed) taken.current.set(item.key, item)
    const more = waiting.length > changed.length
    if (more) setTimeout(() => setTurn(turn + 1))
    const settled = !more && isOver(run) && holdsAllSettled({ run, itemsByKey })
    if (changed.length > 0 || settled !== kept) dispatch({ type: 'run-advanced', plan, runId: run.id, items: changed, settled, status: run.status })
  }, [run, items, itemsByKey, kept, plan, dispatch, turn])

  useEffect(() => {
    if (run && isActive(run)) moved.current = true
    if (!run || !moved.current || !isOver(run) || !holdsAllSettled({ run, itemsByKey })) return
    moved.current = false
    onFinished(run, items)
  }, [run, items, itemsByKey, onFinished])

  const again = (steer: () => Promise<void>) => async () => {
    await steer()
    dispatch({ type: 'run-moved-again', plan })
  }
  return {
    ...handle,
    resume: again(handle.resume),
    retryFailed: again(handle.retryFailed),
    staleReason: staleReason(workbenchPlans[plan], derivation, formObjective(data), data),
  }
}

function pick({ desiredOutcome, region }: { readonly desiredOutcome?: string | undefined; readonly region: string }) {
  return { region, ...(desiredOutcome === undefined ? {} : { desiredOutcome }) }
}

function isSettled(item: RunItem): boolean {
  return item.status === 'completed' || item.status === 'error'
}
