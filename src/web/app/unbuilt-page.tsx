import { Link, useLocation } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { unbuiltPages } from './unbuilt-pages.ts'

/** Says honestly that a page is not in this version, and offers what is. */
export function UnbuiltPage() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const page = unbuiltPages.find((candidate) => candidate.path === pathname.replace(/\/$/, ''))
  return (
    <PageFrame title={page?.title ?? 'Not available yet'} purpose="This part of Soundings is not available in this version yet.">
      <EmptyState
        title="Nothing to do here yet"
        action={
          <Button asChild variant="primary">
            <Link to="/iran-conflict">Open the workbench</Link>
          </Button>
        }
      >
        <p>{page?.will}</p>
        <p>Until then, the campaign analysis workbench is where research starts.</p>
      </EmptyState>
    </PageFrame>
  )
}
