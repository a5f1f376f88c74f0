import { Badge } from '../../ui/badge.tsx'

/** Says that what is on the screen is the sample, and how it becomes one's own. */
export function SampleNote({ title }: { readonly title: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-2 text-ink-2">
      <Badge tone="accent">Sample</Badge>
      <span>{title}. Change what you like; a saved copy is your own report.</span>
    </p>
  )
}
