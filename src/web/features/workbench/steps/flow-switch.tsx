import { RadioGroup } from 'radix-ui'
import { type AnalysisFlow, flowOf } from '../analysis/analysis.ts'
import { useAnalysis } from '../analysis/analysis-context.tsx'

const choices: readonly { readonly value: AnalysisFlow; readonly label: string }[] = [
  { value: 'lens-first', label: 'Lens-first' },
  { value: 'hpem-first', label: 'HPEM-first' },
]

/** Which of the two orders of steps the analysis follows. What was made stays, whichever is chosen. */
export function FlowSwitch() {
  const { analysis, dispatch } = useAnalysis()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s print:hidden">
      <span id="workbench-flow" className="text-ink-2">
        Flow
      </span>
      <RadioGroup.Root
        aria-labelledby="workbench-flow"
        value={flowOf(analysis.data)}
        onValueChange={(flow) => dispatch({ type: 'flow-chosen', flow: flow === 'hpem-first' ? 'hpem-first' : 'lens-first' })}
        className="flex gap-0.5 rounded-sm border border-line bg-sunken p-0.5"
      >
        {choices.map(({ value, label }) => (
          <RadioGroup.Item
            key={value}
            value={value}
            className="h-7 rounded-sm border border-transparent px-2.5 font-medium text-ink-2 hover:text-ink data-[state=checked]:border-line-strong data-[state=checked]:bg-surface data-[state=checked]:text-ink pointer-coarse:min-h-11"
          >
            {label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
