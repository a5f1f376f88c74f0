import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { routes } from '../../../../contract/routes.ts'
import type { SampleAnalysis } from '../../../../contract/sample-analysis.ts'
import { callApi } from '../../../lib/api.ts'
import { usePaletteActions } from '../../../lib/palette-actions.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'

/** Shows a finished analysis at once, to look around in before making one's own. */
export function OpenSample({ onOpen }: { readonly onOpen: (sample: SampleAnalysis) => void }) {
  const sample = useMutation({
    mutationFn: () => callApi(routes.sampleAnalysis),
    onSuccess: onOpen,
  })
  const { mutate } = sample
  usePaletteActions(useMemo(() => [{ id: 'workbench.open-sample', group: 'Workbench', label: 'Open a sample analysis', perform: () => mutate() }], [mutate]))
  return (
    <div className="grid gap-3 max-sm:w-full sm:justify-items-end">
      <Button busy={sample.isPending} onClick={() => sample.mutate()}>
        Open a sample analysis
      </Button>
      {sample.isError && <ProblemNote error={sample.error} onRetry={() => sample.mutate()} retrying={sample.isPending} />}
    </div>
  )
}
