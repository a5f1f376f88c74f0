import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { hpemStages } from '../../../../contract/hpem-stage.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Analysis } from '../analysis/analysis.ts'
import { CopyButton } from '../views/copy-button.tsx'
import { answersCsv, messagesCsv } from './analysis-csv.ts'
import { analysisMarkdown } from './analysis-markdown.ts'
import { fileStem, saveFile } from './save-file.ts'
import { syntheticLabel } from './synthetic-label.ts'

interface ExportDialogProps {
  readonly analysis: Pick<Analysis, 'title' | 'data'>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Takes the analysis out of the workbench, each form with the label and the methods it must not lose. */
export function ExportDialog({ analysis, open, onOpenChange }: ExportDialogProps) {
  const { title, data } = analysis
  const stem = fileStem(title || (data.desiredOutcome ?? ''))
  const segments = data.audienceSegments?.length ?? 0
  const answers = (data.simulationResults ?? []).reduce((sum, { results }) => sum + results.length, 0)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Export"
      width="l"
      description={`Each file says "${syntheticLabel}", what made it, and what is still missing.`}
    >
      <ul className="divide-y divide-line border-line border-y">
        <Row name="The whole analysis" text="Objective, results, research, every segment and the methods, as one Markdown document.">
          <CopyButton label="Copy the whole analysis" variant="secondary" read={() => analysisMarkdown(analysis)} />
          <Save label="Download the whole analysis" onSave={() => saveFile(`${stem}.md`, 'text/markdown', analysisMarkdown(analysis))} />
        </Row>
        <Row
          name="Segments and messages"
          text={
            segments > 0
              ? `${segments * hpemStages.length} rows: the share at each stage and how its message did, for a spreadsheet (CSV).`
              : 'There are no segments yet.'
          }
        >
          <Save
            label="Download segments and messages"
            disabled={segments === 0}
            onSave={() => saveFile(`${stem}-messages.csv`, 'text/csv', messagesCsv(data))}
          />
        </Row>
        <Row name="Answers" text={answers > 0 ? `${answers} rows: what each persona answered to each message (CSV).` : 'No message was delivered yet.'}>
          <Save label="Download answers" disabled={answers === 0} onSave={() => saveFile(`${stem}-answers.csv`, 'text/csv', answersCsv(data))} />
        </Row>
      </ul>
    </Dialog>
  )
}

function Row({ name, text, children }: { readonly name: string; readonly text: string; readonly children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="font-medium text-ink">{name}</p>
        <p className="text-ink-2">{text}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </li>
  )
}

function Save({ label, disabled = false, onSave }: { readonly label: string; readonly disabled?: boolean; readonly onSave: () => void }) {
  return (
    <Button size="s" aria-label={label} disabled={disabled} onClick={onSave}>
      <Download aria-hidden="true" className="size-3.5" />
      Download
    </Button>
  )
}
