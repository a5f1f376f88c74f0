import type { ReactNode } from 'react'

interface SettingsSectionProps {
  readonly title: string
  readonly about: string
  readonly children: ReactNode
}

/** One group of settings: what it is at the left, the controls at the right. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  return (
    <section className="grid gap-4 px-5 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-8">
      <div className="grid content-start gap-0.5">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-ink-2 text-s">{about}</p>
      </div>
      <div className="grid content-start gap-4">{children}</div>
    </section>
  )
}
