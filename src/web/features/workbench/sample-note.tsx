import { Badge } from '../../ui/badge.tsx'

/** Says that what is on the screen is the sample, and how it becomes one's own. */
export function SampleNote({ title }: { readonly title: string }) {
  return (
    <p className="text-ink-2">
      <Badge tone="accent" className="mr-2">
        Sample
      </Badge>
      {title}. Change what you like; a saved copy is your own report.
    </p>
  )
}
