import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { usePageArrival } from '../../lib/page-focus.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Button } from '../../ui/button.tsx'

/** Any address that is no page of the product. */
export function NotFoundPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageArrival('Page not found', heading)
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-6 px-6 sm:justify-items-center">
      <p className="flex items-center gap-2.5 font-semibold">
        <BrandMark className="text-accent" />
        Soundings
      </p>
      <div className="grid gap-1 sm:text-center">
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-l outline-none">
          404 Page Not Found
        </h1>
        <p className="text-ink-2">Did you forget to add the page to the router?</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.history.back()}>Go back</Button>
        <Button asChild variant="primary">
          <Link to="/">Go to the start page</Link>
        </Button>
      </div>
    </main>
  )
}
