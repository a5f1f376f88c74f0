import { RadioGroup } from 'radix-ui'
import { useId } from 'react'

interface ChoiceGroupProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly choices: readonly { readonly value: T; readonly label: string }[]
}

/** A few choices side by side, one of them taken; arrow keys move between them. */
export function ChoiceGroup<T extends string>({ label, value, onChange, choices }: ChoiceGroupProps<T>) {
  const id = useId()
  return (
    <div className="grid justify-items-start gap-1.5">
      <span id={id} className="font-medium">
        {label}
      </span>
      <RadioGroup.Root
        aria-labelledby={id}
        value={value}
        onValueChange={(next) => onChange(next as T)}
        className="flex gap-1 rounded border border-line bg-sunken p-1"
      >
        {choices.map((choice) => (
          <RadioGroup.Item
            key={choice.value}
            value={choice.value}
            className="h-8 rounded-sm border border-transparent px-3 font-medium text-ink-2 hover:text-ink data-[state=checked]:border-line-strong data-[state=checked]:bg-surface data-[state=checked]:text-ink pointer-coarse:min-h-11"
          >
            {choice.label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
