import { type WorkingCopy, workingCopySchema } from '../../../../contract/report.ts'
import { routes } from '../../../../contract/routes.ts'
import { callApi } from '../../../lib/api.ts'
import { ApiProblem, problemFromResponse } from '../../../lib/api-problem.ts'
import type { Analysis } from '../analysis/analysis.ts'
import type { Kept } from './autosave.ts'

/** The last write of a page that was left: the next reading waits for it, so that it never reads what was before. */
let lastWrite: Promise<unknown> = Promise.resolve()

export async function readWorkingCopy(signal?: AbortSignal): Promise<WorkingCopy> {
  await lastWrite
  return await callApi(routes.getWorkingCopy, signal ? { signal } : {})
}

/** Keeps the analysis on top of a revision. With `leaving` the request outlives the page. */
export async function keepWorkingCopy(
  { reportId, title, data }: Analysis,
  revision: number,
  { leaving }: { readonly leaving: boolean },
): Promise<Kept | 'conflict'> {
  const body = { revision, reportId, title, data }
  const write = leaving ? sendOutlivingThePage(body) : callApi(routes.putWorkingCopy, { body })
  lastWrite = write.catch(() => undefined)
  try {
    return await write
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'conflict') return 'conflict'
    throw problem
  }
}

/** Browsers let at most 64 KiB outlive a page; a larger body is sent all the same, and usually arrives. */
const keepaliveBytes = 60_000

async function sendOutlivingThePage(body: WorkingCopy): Promise<Kept> {
  const text = JSON.stringify(body)
  const response = await fetch(routes.putWorkingCopy.path, {
    method: 'PUT',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: text,
    keepalive: text.length < keepaliveBytes,
  })
  if (!response.ok) throw await problemFromResponse(response)
  return workingCopySchema.parse(await response.json())
}
