import { useEffect, useState } from 'react'
import { holdFocus } from './hold-focus.ts'

const isFree = (at: Element | null): boolean => at === null || at === document.body

/**
 * For a menu item, the button of its menu, because the item is gone by the time its dialog closes; otherwise
 * the element itself.
 */
function buttonOf(at: Element): Element | null {
  const menu = at.closest('[role="menu"]')
  return menu === null ? at : document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
}

/**
 * The element outside dialogs that had the focus last. Dialogs may follow one another, or load after their
 * menu has gone.
 */
let outside: Element | null = null
document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element) || target.closest('[role="dialog"]') !== null) return
  outside = buttonOf(target) ?? outside
})

function present(): Element | null {
  const at = document.activeElement
  return at === null || at === document.body ? outside : buttonOf(at)
}

/**
 * Remembers what has the focus when the component appears, and gives the focus back when it goes, unless
 * something else has taken it. When the remembered element is gone, the heading of the page gets the focus.
 * For dialogs that are drawn only while they are open: Mantine gives the focus back only for dialogs that
 * stay drawn.
 */
export function useFocusBack(): void {
  const [before] = useState(present)
  useEffect(
    () => () => {
      if (!isFree(document.activeElement)) return
      // The dialog may have replaced another one, whose elements are gone by now.
      const back = [before, outside].find((one) => one?.isConnected)
      holdFocus(back instanceof HTMLElement ? back : undefined)
    },
    [before],
  )
}
