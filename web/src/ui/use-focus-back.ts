import { useEffect, useState } from 'react'
import { holdFocus } from './hold-focus.ts'

const isFree = (at: Element | null): boolean => at === null || at === document.body

/** The button of the menu that an item belongs to: the item is gone when its dialog is. */
function buttonOf(at: Element): Element | null {
  const menu = at.closest('[role="menu"]')
  return menu === null ? at : document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
}

/** What had the focus last outside dialogs: they may follow one another, or be loaded after their menu has gone. */
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
 * What had the focus when the component came gets it again when it goes, unless something else has taken it; the
 * heading of the page does when it is gone. For dialogs that are drawn only while they are open: Mantine gives the
 * focus back only to those that stay.
 */
export function useFocusBack(): void {
  const [before] = useState(present)
  useEffect(
    () => () => {
      if (!isFree(document.activeElement)) return
      // A dialog may take the place of another, whose parts are gone by then.
      const back = [before, outside].find((one) => one?.isConnected)
      holdFocus(back instanceof HTMLElement ? back : undefined)
    },
    [before],
  )
}
