import { z } from 'zod'
import type { RunItem } from '../../../../contract/run.ts'

/** One line of a run's progress: a segment, with how many of its calls have settled. */
export interface SegmentProgress {
  readonly id: string
  readonly name: string
  readonly status: 'pending' | 'generating' | 'completed' | 'error'
  readonly settled: number
  readonly total: number
  /** What the first failed call said. */
  readonly error: string | undefined
}

const segmentInInput = z.object({ audienceSegment: z.object({ id: z.string(), segment_name: z.string() }) })

/** The items of a run over segments, gathered by segment in plan order. */
export function segmentProgress(items: readonly RunItem[]): SegmentProgress[] {
  const known = items.flatMap((item) => {
    const input = segmentInInput.safeParse(item.input)
    return input.success ? [{ item, segment: input.data.audienceSegment }] : []
  })
  return [...Map.groupBy(known, ({ segment }) => segment.id)].map(([id, entries]) => {
    const statuses = entries.map(({ item }) => item.status)
    const settled = statuses.filter((status) => status === 'completed' || status === 'error').length
    return {
      id,
      name: entries[0]?.segment.segment_name ?? id,
      status: statusOf(statuses, settled),
      settled,
      total: entries.length,
      error: entries.find(({ item }) => item.status === 'error')?.item.error?.message,
    }
  })
}

function statusOf(statuses: readonly RunItem['status'][], settled: number): SegmentProgress['status'] {
  if (statuses.includes('error')) return 'error'
  if (settled === statuses.length) return 'completed'
  return settled > 0 || statuses.includes('running') ? 'generating' : 'pending'
}
