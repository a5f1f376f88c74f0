import { LockKeyhole, Users, Zap } from 'lucide-react'
import { Card } from '../../ui/card.tsx'

const features = [
  {
    icon: LockKeyhole,
    title: 'Secure Authentication',
    text: 'Sign in with a password or your organisation’s identity provider. Sessions stay in cookies no script can read, and model keys never leave the server.',
  },
  {
    icon: Zap,
    title: 'Lightning Fast',
    text: 'Work runs on the server and results appear one by one as they finish. Close the tab, restart the server: finished work is not done twice.',
  },
  {
    icon: Users,
    title: 'Team Collaboration',
    text: 'One server for the whole team, an account for each person. Reports keep the objective, the results and what made them, ready to be opened again.',
  },
] as const

/** What the product stands on. */
export function FeatureCards() {
  return (
    <section aria-label="Features" className="mx-auto grid max-w-6xl gap-4 px-5 pb-16 md:grid-cols-3 md:px-8 md:pb-20">
      {features.map(({ icon: Icon, title, text }) => (
        <Card key={title} className="grid content-start gap-2">
          <Icon aria-hidden="true" className="mb-1 size-5 text-accent" strokeWidth={1.75} />
          <h2 className="font-semibold">{title}</h2>
          <p className="max-w-[52ch] text-ink-2">{text}</p>
        </Card>
      ))}
    </section>
  )
}
