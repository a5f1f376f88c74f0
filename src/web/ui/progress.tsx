import { Progress as Primitive } from 'radix-ui'

/** A bar of a real count, capped at 100 %. `label` is read aloud; `valueText` says the count, such as '14 of 20 segments'. */
export function Progress({
  value,
  max,
  label,
  valueText,
}: {
  readonly value: number
  readonly max: number
  readonly label: string
  readonly valueText?: string
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <Primitive.Root
      value={Math.min(value, max)}
      max={Math.max(max, 1)}
      aria-label={label}
      {...(valueText ? { getValueLabel: () => valueText } : {})}
      className="h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <Primitive.Indicator className="h-full rounded-full bg-accent transition-[width] duration-150" style={{ width: `${share * 100}%` }} />
    </Primitive.Root>
  )
}
