import type { ReactNode } from 'react'

interface OpenableRowProps {
  readonly name: string
  readonly onOpen: () => void
  /** After the name, such as 'Out of date'. */
  readonly aside?: ReactNode
  /** The row's cells after its name. */
  readonly children: ReactNode
}

/** A heat map's row: pressing it anywhere opens it; for the keyboard its name is the button. Narrow, the name stands above the cells. */
export function OpenableRow({ name, onOpen, aside, children }: OpenableRowProps) {
  const openUnlessSelecting = () => {
    // Who drags over figures wants to copy them.
    if (!window.getSelection()?.toString()) onOpen()
  }
  return (
    <tr onClick={openUnlessSelecting} className="group grid cursor-pointer grid-cols-5 gap-1 py-1 @xl:table-row">
      <th scope="row" className="col-span-5 block text-left font-normal @xl:table-cell @xl:pr-3 @xl:align-middle">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.stopPropagation()
            onOpen()
          }}
          className="mr-2 rounded-sm text-left text-ink decoration-ink-3 underline-offset-2 group-hover:underline pointer-coarse:min-h-10"
        >
          {name}
        </button>
        {aside}
      </th>
      {children}
    </tr>
  )
}
