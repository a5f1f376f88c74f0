import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRef } from 'react'
import { usePageArrival } from '../lib/page-focus.ts'
import { ProblemNote } from '../ui/problem-note.tsx'

const missingChunk = /dynamically imported module|importing a module script failed|preload CSS/i

/** The face of a page that could not be drawn. What was saved is on the server and not touched by it. */
export function FailedPage({ error }: ErrorComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageArrival('Page failed', heading)
  const notLoaded = error instanceof Error && missingChunk.test(error.message)
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 px-4 py-10">
      <h1 ref={heading} tabIndex={-1} className="font-semibold text-l">
        This page could not be shown
      </h1>
      <ProblemNote
        error={error}
        title={notLoaded ? 'A part of the page did not load' : 'Something failed while drawing the page'}
        kept={
          notLoaded
            ? 'Soundings may have been updated, or the connection was lost. What you saved is kept on the server.'
            : 'What you saved, and every run, is kept on the server.'
        }
        retryLabel="Reload"
        onRetry={() => window.location.reload()}
      />
    </div>
  )
}
