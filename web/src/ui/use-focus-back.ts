import { useEffect, useState } from 'react'

/**
 * What had the focus when the component came gets it again when it goes, unless something else has taken it. For
 * dialogs that are drawn only while they are open: Mantine gives the focus back only to those that stay.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isFree = document.activeElement === null || document.activeElement === document.body
      if (isFree && before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
