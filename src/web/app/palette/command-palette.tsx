import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { Dialog } from 'radix-ui'
import { useRegisteredPaletteActions } from '../../lib/palette-actions.ts'
import { reportsQuery } from '../../lib/queries.ts'
import { closeOnPassedEscape } from '../../ui/escape-under-toast.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useReturnOfFocus } from '../../ui/use-return-of-focus.ts'
import { matchScore } from './match-score.ts'
import { labelOf, PaletteGroup } from './palette-group.tsx'
import { showOverlay } from './palette-state.ts'
import { useShellActions } from './shell-actions.ts'

/** Type to find a page, a report or an action; Enter does it, Esc closes and gives the focus back. */
export function CommandPalette() {
  const navigate = useNavigate()
  const onCloseAutoFocus = useReturnOfFocus(true)
  const reports = useQuery(reportsQuery)
  const actions = [...useRegisteredPaletteActions(), ...useShellActions()]
  const groups = [...Map.groupBy(actions, (action) => action.group)]

  function run(perform: () => void) {
    showOverlay('none')
    perform()
  }

  return (
    <Dialog.Root open onOpenChange={(open) => showOverlay(open ? 'palette' : 'none')}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={onCloseAutoFocus}
          onKeyDown={closeOnPassedEscape(() => showOverlay('none'))}
          className="pop fixed top-[12dvh] left-1/2 z-50 w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 overflow-hidden rounded border border-line-strong bg-surface shadow-pop outline-none"
        >
          <Dialog.Title className="sr-only">Command palette</Dialog.Title>
          <Command
            label="Commands"
            loop
            filter={(value, search, keywords) => matchScore(labelOf(value), search, keywords)}
            className="flex max-h-[70dvh] flex-col"
          >
            <Command.Input
              autoFocus
              placeholder="Find a page, a report or an action"
              className="h-12 w-full shrink-0 border-line border-b bg-surface px-4 text-ink outline-none placeholder:text-ink-3 focus-visible:outline-none"
            />
            <Command.List className="overflow-y-auto p-2">
              <Command.Empty className="px-3 py-6 text-center text-ink-2">Nothing matches.</Command.Empty>
              {groups.map(([group, members]) => (
                <PaletteGroup key={group} heading={group} entries={members} onRun={run} />
              ))}
              {reports.data && reports.data.length > 0 && (
                <PaletteGroup
                  heading="Reports"
                  onRun={run}
                  entries={reports.data.map((report) => ({
                    id: `report.${report.id}`,
                    label: report.title,
                    keywords: [report.description],
                    perform: () => void navigate({ href: `/iran-conflict?${new URLSearchParams({ report: report.id })}` }),
                  }))}
                />
              )}
              {reports.isPending && (
                <Command.Loading>
                  <div className="px-3 py-2 text-s">
                    <Spinner label="Loading reports" />
                  </div>
                </Command.Loading>
              )}
              {reports.isError && <p className="px-3 py-2 text-bad text-s">Reports could not be loaded; pages and actions work.</p>}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
