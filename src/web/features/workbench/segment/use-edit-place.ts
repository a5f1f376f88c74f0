import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus back to the 'Edit' button (`data-edit` is its place) once the form that took its place is gone.
 * `place` is what is being edited; null when nothing is. Answers the element in which to look.
 */
export function useEditPlace(place: string | null): RefObject<HTMLDivElement | null> {
  const surface = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)
  useEffect(() => {
    const left = last.current
    last.current = place
    if (place !== null || left === null) return
    const buttons = surface.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? []
    for (const button of buttons) if (button.dataset.edit === left) button.focus()
  }, [place])
  return surface
}
