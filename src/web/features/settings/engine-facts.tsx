import { useQuery } from '@tanstack/react-query'
import { sessionOptionsQuery } from '../../lib/queries.ts'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Facts } from './facts.tsx'

const engines = {
  builtin: {
    name: 'Built-in engine',
    means:
      'Rules and reference data work on your own words. No language model is asked and nothing leaves this server. What it drafts is a structured start to check, not a finding.',
  },
  llm: {
    name: 'Language model',
    means:
      'Your objective and what follows from it are sent to the model provider this server is set up with. What it writes is synthetic: not a survey, and no person said it.',
  },
} as const

/** Which engine new work uses, and what that means for the results. */
export function EngineFacts() {
  const options = useQuery(sessionOptionsQuery)
  if (options.isPending)
    return (
      <SkeletonGroup label="Loading the engine" className="grid gap-2">
        <Skeleton className="h-5 w-56" />
        <Skeleton className="h-10 max-w-lg" />
      </SkeletonGroup>
    )
  if (options.isError) return <ProblemNote error={options.error} retrying={options.isFetching} onRetry={() => void options.refetch()} />
  const { name, means } = engines[options.data.engine]
  return (
    <div className="grid gap-2">
      <Facts facts={[['Engine', name], ...(options.data.model ? ([['Model', options.data.model]] as const) : [])]} />
      <p className="max-w-[68ch] text-ink-2">{means}</p>
    </div>
  )
}
