import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { routes } from '../../../contract/routes.ts'
import type { PlanInput, PlanName, Run, RunItem, StartRun } from '../../../contract/run.ts'
import { callApi } from '../api.ts'
import type { ApiProblem } from '../api-problem.ts'
import { isActive, isOver, noRunView, orderedItems, type RunView } from './run-view.ts'
import { type ProgressReading, secondsLeft } from './time-left.ts'
import { watchRun } from './watch-run.ts'

interface UseRunOptions<P extends PlanName> {
  readonly plan: P
  /** The run to show; where it is kept is the caller's affair. */
  readonly runId: string | undefined
  /** A run was started (or, for the same work, the active one was found). Keep its id. */
  readonly onStarted: (run: Run, input: PlanInput<P>) => void
  /** The caller has everything this run made: when it is over without failures, its items are not read again. */
  readonly allTaken?: boolean
  /** `quiet`: the caller says itself that the session is gone when starting answers 401. */
  readonly unauthorized?: 'quiet'
}

/**
 * `idle`: no run. `starting`: the request to start, resume or retry is out. `reading`: its state is not here yet.
 * `active`: queued or running. `still`: over or paused.
 */
export type RunPhase = 'idle' | 'starting' | 'reading' | 'active' | 'still'

export interface RunHandle<P extends PlanName> {
  readonly phase: RunPhase
  readonly run: Run | null
  /** In plan order. */
  readonly items: readonly RunItem[]
  readonly itemsByKey: ReadonlyMap<string, RunItem>
  /** Null where the pace is not known. */
  readonly secondsLeft: number | null
  /** What keeps the run from being read just now. */
  readonly problem: ApiProblem | null
  /** Each throws {@link ApiProblem}. */
  readonly start: (input: PlanInput<P>) => Promise<Run>
  readonly cancel: () => Promise<void>
  readonly resume: () => Promise<void>
  readonly retryFailed: () => Promise<void>
}

interface Watched {
  readonly runId: string | undefined
  readonly view: RunView
  readonly problem: ApiProblem | null
  /** The first and the latest reading since it has been followed; the pace lies between them. */
  readonly first: ProgressReading | null
  readonly latest: ProgressReading | null
}

const nothingYet = { view: noRunView, problem: null, first: null, latest: null } as const

function withView(last: Omit<Watched, 'runId'>, view: RunView): Omit<Watched, 'runId'> {
  const latest = view.run ? { atMs: performance.now(), settled: view.run.completed + view.run.failed } : null
  return { ...last, view, first: last.first ?? latest, latest }
}

/** One durable run of a plan: starts it, follows it over reloads and lost connections, and steers it. */
export function useRun<P extends PlanName>({ plan, runId, onStarted, allTaken = false, unauthorized }: UseRunOptions<P>): RunHandle<P> {
  const [watched, setWatched] = useState<Watched>({ runId, ...nothingYet })
  const [requests, setRequests] = useState(0)
  // Counts up when a run that stood still moves again, so that it is followed anew.
  const [round, setRound] = useState(0)

  const taken = useRef(allTaken)
  taken.current = allTaken

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round follows the same run again
  useEffect(() => {
    if (runId === undefined) return
    const known = (last: Watched) => (last.runId === runId ? last : nothingYet)
    setWatched((last) => ({ ...known(last), first: null, runId }))
    return watchRun(runId, {
      onView: (view) => setWatched((last) => ({ ...withView(known(last), view), runId })),
      onProblem: (problem) => setWatched((last) => ({ ...known(last), problem, runId })),
      wantsItems: (run) => !taken.current || !isOver(run) || run.failed > 0,
    })
  }, [runId, round])

  const { view, problem, first, latest } = watched.runId === runId ? watched : nothingYet

  const asking = useCallback(async <T>(request: () => Promise<T>): Promise<T> => {
    setRequests((count) => count + 1)
    try {
      return await request()
    } finally {
      setRequests((count) => count - 1)
    }
  }, [])
  const start = useCallback(
    (input: PlanInput<P>) =>
      asking(async () => {
        // The plan and its input belong together by type; the union of all plans cannot express that for a type parameter.
        const run = await callApi(routes.startRun, { body: { plan, input } as StartRun, ...(unauthorized ? { unauthorized } : {}) })
        onStarted(run, input)
        setRound((count) => count + 1)
        return run
      }),
    [asking, plan, onStarted, unauthorized],
  )
  const steer = useCallback(
    (route: typeof routes.cancelRun | typeof routes.resumeRun | typeof routes.retryFailedRun) =>
      asking(async () => {
        if (runId === undefined) return
        const run = await callApi(route, { params: { id: runId } })
        setWatched((last) => (last.runId === runId ? { ...last, view: { ...last.view, run } } : last))
        setRound((count) => count + 1)
      }),
    [asking, runId],
  )

  const items = useMemo(() => orderedItems(view), [view])
  const { run } = view
  const left = run && isActive(run) && first && latest ? secondsLeft(first, latest, run.total) : null
  return {
    phase: requests > 0 ? 'starting' : runId === undefined ? 'idle' : run === null ? 'reading' : isActive(run) ? 'active' : 'still',
    run,
    items,
    itemsByKey: view.itemsByKey,
    secondsLeft: left,
    problem,
    start,
    cancel: useCallback(() => steer(routes.cancelRun), [steer]),
    resume: useCallback(() => steer(routes.resumeRun), [steer]),
    retryFailed: useCallback(() => steer(routes.retryFailedRun), [steer]),
  }
}
