import type { MouseEvent } from 'react'

/**
 * Gives the focus back to the button of a menu before the chosen item does its work: the item goes with the
 * menu, and a dialog that it opens gives the focus back to what had it.
 */
export function leaveMenu({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('[role="menuitem"]') === null) return
  document.getElementById(currentTarget.getAttribute('aria-labelledby') ?? '')?.focus({ preventScroll: true })
}
