import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Report, ReportInput } from '../../../../contract/report.ts'
import { routes } from '../../../../contract/routes.ts'
import { callApi } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { reportQuery, reportsQuery } from '../../../lib/queries.ts'

interface SaveRequest {
  /** Null makes a new report. */
  readonly id: string | null
  readonly input: ReportInput
}

/** Creates or updates a report. One that was deleted elsewhere meanwhile is saved as a new one: the work counts, not the id. */
async function saveReport({ id, input }: SaveRequest): Promise<Report> {
  if (id === null) return await callApi(routes.createReport, { body: input })
  try {
    return await callApi(routes.updateReport, { params: { id }, body: input })
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'not-found') return await callApi(routes.createReport, { body: input })
    throw problem
  }
}

export function useSaveReport() {
  const queries = useQueryClient()
  return useMutation({ mutationFn: saveReport, onSuccess: () => queries.invalidateQueries({ queryKey: reportsQuery.queryKey }) })
}

export function useDeleteReport() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Report, 'id'>) => callApi(routes.deleteReport, { params: { id } }),
    onSuccess: (_, { id }) => queries.setQueryData(reportsQuery.queryKey, (reports) => reports?.filter((report) => report.id !== id)),
  })
}

/** Reads a listed report whole. */
export function useOpenReport() {
  const queries = useQueryClient()
  return useMutation({ mutationFn: ({ id }: Pick<Report, 'id'>) => queries.fetchQuery(reportQuery(id)) })
}

/** Why a report did not open, for a toast. */
export function whyNotOpened(error: unknown): string {
  return error instanceof ApiProblem && error.code === 'not-found'
    ? 'This report does not exist any more.'
    : 'The report could not be loaded. Please try again.'
}

/** The app itself says that the session is gone, once: another toast would take that one's place. */
export function isSessionGone(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 401
}
