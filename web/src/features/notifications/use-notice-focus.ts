import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus among the notices. A notice that was read is drawn elsewhere, or loses the dot that had the focus;
 * then the notice that took its place gets it.
 */
export function useNoticeFocus(panel: RefObject<HTMLElement | null>) {
  const at = useRef(-1)
  const items = () => [...(panel.current?.querySelectorAll('[data-notice-id]') ?? [])]
  // Looked at whenever the panel was drawn: the focus is lost by drawing.
  useLayoutEffect(() => {
    const all = items()
    const now = all.findIndex((item) => item.contains(document.activeElement))
    if (now >= 0) at.current = now
    else if (at.current >= 0 && document.activeElement === document.body) {
      const next = all[Math.min(at.current, all.length - 1)]?.querySelector<HTMLElement>('[data-notice]')
      const place = next ?? panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
      place?.focus()
    }
  })
  return (event: FocusEvent<HTMLElement>): void => {
    at.current = items().findIndex((item) => item.contains(event.target))
  }
}
