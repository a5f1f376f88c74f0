import { queryOptions } from '@tanstack/react-query'
import { routes } from '../../contract/routes.ts'
import { callApi } from './api.ts'
import { ApiProblem } from './api-problem.ts'

/** The signed-in user, or null for a visitor: being signed out is an answer, not an error. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal }) => {
    try {
      return await callApi(routes.user, { signal, unauthorized: 'quiet' })
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 401) return null
      throw error
    }
  },
})

/** Which ways to sign in there are, and the engine new work uses. */
export const sessionOptionsQuery = queryOptions({
  queryKey: ['session-options'],
  queryFn: ({ signal }) => callApi(routes.session, { signal }),
})

/** Saved reports, newest first, without the analyses in them. */
export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => callApi(routes.listReports, { query: { data: 'false' }, signal }),
})

/** One saved report, whole. Read anew each time: it may have been saved again elsewhere. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['report', id],
    queryFn: ({ signal }) => callApi(routes.getReport, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Own runs, newest first. */
export const runsQuery = queryOptions({
  queryKey: ['runs'],
  queryFn: ({ signal }) => callApi(routes.listRuns, { signal }),
})

/** The analysis on screen as the server keeps it; revision 0 is one that was never kept. */
export const workingCopyQuery = queryOptions({
  queryKey: ['working-copy'],
  queryFn: ({ signal }) => callApi(routes.getWorkingCopy, { signal }),
})
