import { useRef } from 'react'
import { usePageArrival } from '../../lib/page-focus.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { ProductPicture } from './product-picture.tsx'

/** What a visitor sees: what Soundings does, what it does not claim, and the way in. */
export function LandingPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageArrival('Soundings', heading)
  return (
    <div className="overflow-x-clip">
      <header className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-5 py-4 md:px-8">
        <p className="flex items-center gap-2.5 font-semibold">
          <BrandMark className="text-accent" />
          Soundings
        </p>
        <Button asChild>
          <a href="/api/login">Sign in to continue</a>
        </Button>
      </header>
      <main>
        <div className="mx-auto grid max-w-6xl gap-12 px-5 pt-10 pb-16 md:px-8 md:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center lg:gap-14">
          <div className="grid justify-items-start gap-6">
            <h1 ref={heading} tabIndex={-1} className="text-balance font-semibold text-display tracking-tight outline-none">
              Welcome to Dashboard
            </h1>
            <p className="max-w-[46ch] text-pretty text-ink-2 text-l leading-normal">
              State the behaviour a campaign wants. Soundings turns it into research, audience segments, video scripts and a simulated focus group, and says
              what each figure rests on.
            </p>
            <Button asChild variant="primary" className="h-11 px-6">
              <a href="/api/login">Get Started</a>
            </Button>
          </div>
          <ProductPicture />
        </div>
        <FeatureCards />
        <HowItWorks />
      </main>
      <footer>
        <p className="mx-auto max-w-6xl px-5 py-8 text-ink-2 md:px-8">
          Soundings plans and tests messages. It does not publish them, run accounts or target individuals.
        </p>
      </footer>
    </div>
  )
}
