import { useCallback, useState } from 'react'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { useToast } from '../../../ui/toast.tsx'

/** Problems that a form shows beside its fields, without a toast. */
const shownInPlace = new Set<ApiProblem['code']>(['invalid-input', 'objective-refused'])

/** How an HTTP failure reads in the 'Error' toast. */
export function failureText(problem: ApiProblem): string {
  return problem.status === 0 ? problem.title : `HTTP ${problem.status}: ${problem.statusText || problem.title}`
}

export interface Failure {
  readonly title: string
  readonly description: string
}

/** A session that is gone is said by the app, once: a toast here would take that one's place. */
export function describeFailure(problem: ApiProblem): Failure | null {
  return problem.status === 401 ? null : { title: 'Error', description: failureText(problem) }
}

/**
 * Sends requests that start or steer a run. What fails is kept as `problem` until the next request and said in a
 * toast; `describe` words it where the specification has a sentence of its own (null: no toast).
 */
export function useRunRequest(describe: (problem: ApiProblem) => Failure | null = describeFailure) {
  const { toast } = useToast()
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const request = useCallback(
    async (send: () => Promise<unknown>): Promise<void> => {
      setProblem(null)
      try {
        await send()
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        setProblem(error)
        const failure = shownInPlace.has(error.code) ? null : describe(error)
        if (failure !== null) toast({ variant: 'destructive', ...failure })
      }
    },
    [describe, toast],
  )
  const forget = useCallback(() => setProblem(null), [])
  return { problem, request, forget }
}
