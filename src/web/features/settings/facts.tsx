import type { ReactNode } from 'react'

/** Names and values, one a line. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="mb-2 min-w-0 break-words font-medium sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
