import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { Report, WorkingCopy } from '../../../contract/report.ts'
import type { SampleAnalysis } from '../../../contract/sample-analysis.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { usePaletteActions } from '../../lib/palette-actions.ts'
import { Button } from '../../ui/button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type Analysis, analysisOfReport, analysisOfSample, flowOf, isWorthSaving, newAnalysis } from './analysis/analysis.ts'
import { AnalysisProvider } from './analysis/analysis-context.tsx'
import { withoutHpem } from './analysis/without-hpem.ts'
import { syntheticNote } from './export/synthetic-label.ts'
import { LazySegmentPanel } from './lazy-segment-panel.tsx'
import { LoadReportDialog } from './reports/load-report-dialog.tsx'
import { SaveReportDialog } from './reports/save-report-dialog.tsx'
import { useReportInAddress } from './reports/use-report-in-address.ts'
import { SampleNote } from './sample-note.tsx'
import { WorkbenchSteps } from './steps/workbench-steps.tsx'
import { UndoNote } from './undo-note.tsx'
import { KeepingNote } from './working-copy/keeping-note.tsx'
import { useKeptAnalysis } from './working-copy/use-kept-analysis.ts'

/** What else people look for when they want the analysis out. */
const exportWords = ['download', 'copy', 'markdown', 'csv', 'spreadsheet'] as const

const ExportDialog = lazyComponent(async () => (await import('./export/export-dialog.tsx')).ExportDialog)

interface Replaced {
  readonly analysis: Analysis
  readonly text: string
}

/** The workbench on one working copy. `onReload` is to read the server's copy again and show that. */
export function Workbench({ start, onReload }: { readonly start: WorkingCopy; readonly onReload: () => void }) {
  const kept = useKeptAnalysis(start, onReload)
  const { analysis, dispatch } = kept
  const { toast } = useToast()
  const [dialog, setDialog] = useState<'save' | 'load' | 'export' | null>(null)
  const [replaced, setReplaced] = useState<Replaced | null>(null)
  // Another analysis on the screen is another set of steps: nothing of the one before may linger in them.
  const [generation, setGeneration] = useState(0)
  const current = useRef(analysis)
  current.current = analysis

  const replace = useCallback(
    (next: Analysis, text: string) => {
      const before = current.current
      setReplaced(isWorthSaving(before.data) ? { analysis: before, text } : null)
      setGeneration((count) => count + 1)
      dispatch({ type: 'opened', analysis: next })
    },
    [dispatch],
  )
  const load = useCallback(
    (report: Report) => {
      replace(analysisOfReport(report), `"${report.title}" took the place of what was on the screen.`)
      toast({ title: 'Report Loaded', description: `Loaded report: ${report.title}` })
    },
    [replace, toast],
  )
  useReportInAddress(load)
  const flow = flowOf(analysis.data)
  const startAnew = useCallback(() => {
    const { data } = current.current
    if (flow === 'lens-first') replace(newAnalysis(), 'Started a new analysis.')
    // In the older flow an analysis is its HPEM result: the outcome stays to be worked on.
    else replace({ ...current.current, data: withoutHpem(data) }, 'Cleared the HPEM analysis and what was made from it.')
  }, [replace, flow])
  const openSample = useCallback(
    (sample: SampleAnalysis) => replace(analysisOfSample(sample), 'The sample took the place of what was on the screen.'),
    [replace],
  )
  const savable = isWorthSaving(analysis.data)
  usePaletteActions(
    useMemo(
      () => [
        { id: 'workbench.load-report', group: 'Workbench', label: 'Load Report', perform: () => setDialog('load') },
        ...(savable
          ? [
              { id: 'workbench.save-report', group: 'Workbench', label: 'Save Report', perform: () => setDialog('save') },
              { id: 'workbench.export', group: 'Workbench', label: 'Export', keywords: exportWords, perform: () => setDialog('export') },
            ]
          : []),
        { id: 'workbench.new-analysis', group: 'Workbench', label: 'New Analysis', perform: startAnew },
      ],
      [savable, startAnew],
    ),
  )
  return (
    <AnalysisProvider analysis={analysis} dispatch={dispatch}>
      <PageFrame
        title="Iran Conflict"
        purpose="Configure your analysis parameters"
        actions={
          <>
            {savable && (
              <Button variant="ghost" onClick={startAnew}>
                New Analysis
              </Button>
            )}
            {savable && <Button onClick={() => setDialog('export')}>Export</Button>}
            <Button onClick={() => setDialog('load')}>Load Report</Button>
            {savable && <Button onClick={() => setDialog('save')}>Save Report</Button>}
          </>
        }
      >
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <KeepingNote kept={kept} onLoadNewer={onReload} />
          {replaced && (
            <UndoNote
              text={replaced.text}
              onDismiss={() => setReplaced(null)}
              onUndo={() => {
                setReplaced(null)
                setGeneration((count) => count + 1)
                dispatch({ type: 'opened', analysis: replaced.analysis })
              }}
            />
          )}
          {analysis.data.sample ? <SampleNote title={analysis.title} /> : analysis.title && <p className="text-ink-2">Report: {analysis.title}</p>}
          <p className="hidden text-ink-2 print:block">{syntheticNote}</p>
          <WorkbenchSteps key={generation} onOpenSample={openSample} />
        </div>
      </PageFrame>
      <LazySegmentPanel />
      {dialog === 'export' && (
        <Suspense fallback={null}>
          <ExportDialog analysis={analysis} open onOpenChange={(open) => setDialog(open ? 'export' : null)} />
        </Suspense>
      )}
      <SaveReportDialog open={dialog === 'save'} onOpenChange={(open) => setDialog(open ? 'save' : null)} />
      <LoadReportDialog open={dialog === 'load'} onOpenChange={(open) => setDialog(open ? 'load' : null)} onLoad={load} />
    </AnalysisProvider>
  )
}
