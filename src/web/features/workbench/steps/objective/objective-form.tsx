import { type FormEvent, useState } from 'react'
import { limits } from '../../../../../contract/limits.ts'
import type { Objective } from '../../../../../contract/objective.ts'
import { problemCodes } from '../../../../../contract/problem.ts'
import type { RunItemError } from '../../../../../contract/run.ts'
import type { ApiProblem } from '../../../../lib/api-problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { ProblemNote } from '../../../../ui/problem-note.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { formObjective } from '../../analysis/analysis.ts'
import { useAnalysis } from '../../analysis/analysis-context.tsx'
import { checkObjective, fieldSentence, lengthText } from './check-objective.ts'

/** The run that the form starts. */
interface ObjectiveStarter {
  readonly busy: boolean
  readonly problem: ApiProblem | null
  readonly itemError: RunItemError | null
  readonly generate: (objective: Objective) => Promise<void>
  readonly retry: () => void
  readonly forgetProblem: () => void
}

/** Where an analysis begins: the behaviour the campaign wants, and where. */
export function ObjectiveForm({ starter: generation, label }: { readonly starter: ObjectiveStarter; readonly label: string }) {
  const { analysis, dispatch } = useAnalysis()
  const { toast } = useToast()
  const [error, setError] = useState<string>()
  const objective = formObjective(analysis.data)
  const { problem, busy } = generation

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const check = checkObjective(objective)
    setError(check.outcome === 'ready' ? undefined : check.message)
    if (check.outcome === 'missing')
      toast({ variant: 'destructive', title: 'Missing Information', description: 'Please fill in both desired behavior outcome and region.' })
    if (check.outcome === 'ready') void generation.generate(objective)
  }
  const served = problem?.fieldError('input.desiredOutcome') ?? problem?.fieldError('desiredOutcome')
  const length = lengthText(objective.desiredOutcome)
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Textarea
        label="Desired Behavior Outcome"
        hint="Who should do what, where and by when, in your own words. Everything that follows is made from this."
        rows={5}
        className="max-h-96 min-h-32"
        maxLength={limits.outcomeDraftLength}
        value={objective.desiredOutcome}
        error={error ?? (served === undefined ? undefined : fieldSentence(served))}
        {...(length ? { aside: length } : {})}
        onChange={(event) => {
          setError(undefined)
          generation.forgetProblem()
          dispatch({ type: 'outcome-edited', desiredOutcome: event.target.value })
        }}
      />
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,16rem)_auto] sm:justify-between">
        <TextField label="Region" value={objective.region} readOnly className="bg-sunken text-ink-2" />
        <Button type="submit" variant="primary" busy={busy}>
          {label}
        </Button>
      </div>
      {problem && served === undefined && <ProblemNote error={problem} kept="Your text is kept." />}
      {generation.itemError && (
        <ProblemNote
          title={problemCodes[generation.itemError.code].title}
          kept={
            <>
              {generation.itemError.message}
              <br />
              Your text is kept.
            </>
          }
          {...(generation.itemError.code === 'objective-refused' ? {} : { onRetry: generation.retry, retrying: busy })}
        />
      )}
    </form>
  )
}
