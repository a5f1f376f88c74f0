import { useMutation } from '@tanstack/react-query'
import { routes } from '../../../../contract/routes.ts'
import type { SampleAnalysis } from '../../../../contract/sample-analysis.ts'
import { callApi } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'

/** Shows a finished analysis at once, to look around in before making one's own. */
export function OpenSample({ onOpen }: { readonly onOpen: (sample: SampleAnalysis) => void }) {
  const sample = useMutation({
    mutationFn: () => callApi(routes.sampleAnalysis),
    onSuccess: onOpen,
  })
  return (
    <div className="grid justify-items-end gap-3">
      <Button variant="ghost" busy={sample.isPending} onClick={() => sample.mutate()}>
        Open a sample analysis
      </Button>
      {sample.isError && <ProblemNote error={sample.error} onRetry={() => sample.mutate()} retrying={sample.isPending} />}
    </div>
  )
}
