import { type FormEvent, useId, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { defaultReportTitle, reportDescription, savedData } from '../analysis/analysis.ts'
import { useAnalysis } from '../analysis/analysis-context.tsx'
import { isSessionGone, useSaveReport } from './report-mutations.ts'

interface SaveReportDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Saves the analysis as a report, or updates the one it is. */
export function SaveReportDialog({ open, onOpenChange }: SaveReportDialogProps) {
  const { analysis } = useAnalysis()
  const formId = useId()
  const save = useSaveReport()
  const update = analysis.reportId !== null
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!save.isPending) onOpenChange(next)
        if (!next) save.reset()
      }}
      title={update ? 'Update Report' : 'Save Report'}
      description={update ? 'The saved report becomes what is on the screen.' : 'Everything on the screen is saved under this title.'}
    >
      <SaveForm formId={formId} save={save} update={update} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

interface SaveFormProps {
  readonly formId: string
  readonly save: ReturnType<typeof useSaveReport>
  readonly update: boolean
  readonly onClose: () => void
}

function SaveForm({ formId, save, update, onClose }: SaveFormProps) {
  const { analysis, dispatch } = useAnalysis()
  const { toast } = useToast()
  const [title, setTitle] = useState(() => analysis.title || defaultReportTitle(new Date()))
  const empty = title.trim() === ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (empty || save.isPending) return
    const { data, reportId: id } = analysis
    save.mutate(
      { id, input: { title: title.trim(), description: reportDescription(data), data: savedData(data) } },
      {
        onSuccess: (report) => {
          dispatch({ type: 'report-saved', report })
          toast({ title: 'Report Saved', description: `Report "${report.title}" has been saved successfully` })
          onClose()
        },
        onError: (error) => {
          if (!isSessionGone(error)) toast({ variant: 'destructive', title: 'Save Failed', description: 'Failed to save report. Please try again.' })
        },
      },
    )
  }
  const titleError = save.error instanceof ApiProblem ? save.error.fieldError('title') : undefined
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Report Title"
        value={title}
        maxLength={limits.titleLength}
        dir="auto"
        error={titleError === undefined ? undefined : `The title ${titleError}.`}
        onChange={(event) => setTitle(event.target.value)}
      />
      {save.error && titleError === undefined && <ProblemNote error={save.error} kept="The analysis on the screen is kept." />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose} disabled={save.isPending}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" disabled={empty || save.isPending}>
          {save.isPending ? 'Saving...' : update ? 'Update' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
