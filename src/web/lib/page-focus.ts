import { type RefObject, useEffect } from 'react'

/** True from a navigation inside the app until the page it led to has taken the focus. */
let pending = false

/** The router says that the user went to another page. */
export function pageChanged(): void {
  pending = true
}

/** Names the document after the page and, when the user came by a link inside the app, moves the focus to its heading. */
export function usePageArrival(title: string, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    document.title = title === 'Soundings' ? title : `${title} · Soundings`
  }, [title])
  useEffect(() => {
    if (!pending) return
    pending = false
    heading.current?.focus({ preventScroll: true })
  }, [heading])
}
