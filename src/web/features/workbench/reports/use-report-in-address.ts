import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Report } from '../../../../contract/report.ts'
import { reportQuery } from '../../../lib/queries.ts'
import { useToast } from '../../../ui/toast.tsx'
import { isSessionGone, whyNotOpened } from './report-mutations.ts'

/** Opens the report that the address names (`?report=<id>`), once, and takes it out of the address: a reload must not undo what was done since. */
export function useReportInAddress(onLoad: (report: Report) => void): void {
  const { report: id }: { readonly report?: unknown } = useSearch({ strict: false })
  const wanted = typeof id === 'string' && id !== '' ? id : undefined
  const navigate = useNavigate()
  const { toast } = useToast()
  const { data: report, error, isFetching } = useQuery({ ...reportQuery(wanted ?? ''), enabled: wanted !== undefined, refetchOnMount: 'always' })

  useEffect(() => {
    if (wanted === undefined || isFetching || (!report && !error)) return
    if (report) onLoad(report)
    else if (!isSessionGone(error)) toast({ variant: 'destructive', title: 'Error', description: whyNotOpened(error) })
    // A link may name a segment of the report as well: that stays.
    void navigate({ to: '/iran-conflict', search: (previous: object) => ({ ...previous, report: undefined }), replace: true })
  }, [wanted, report, error, isFetching, onLoad, navigate, toast])
}
