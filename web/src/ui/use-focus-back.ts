import { useEffect, useState } from 'react'

/** What had the focus before the first of the dialogs that followed one another. */
let outside: Element | null = null

function present(): Element | null {
  const at = document.activeElement
  if (at === null || at === document.body) return null
  if (at.closest('[role="dialog"]') === null) outside = at
  return at
}

/**
 * What had the focus when the component came gets it again when it goes, unless something else has taken it. For
 * dialogs that are drawn only while they are open: Mantine gives the focus back only to those that stay.
 */
export function useFocusBack(): void {
  const [before] = useState(present)
  useEffect(
    () => () => {
      const isFree = document.activeElement === null || document.activeElement === document.body
      // A dialog may take the place of another, whose parts are gone by then.
      const back = before?.isConnected ? before : outside
      if (isFree && back instanceof HTMLElement && back.isConnected) back.focus()
    },
    [before],
  )
}
