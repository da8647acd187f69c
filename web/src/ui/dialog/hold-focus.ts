let watching: MutationObserver | undefined

/** Gives the focus to the heading of the page and returns it; undefined when there is no heading yet. */
function takeHeading(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>('main h1') ?? undefined
  if (heading === undefined) return undefined
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}

/**
 * Gives the focus to an element, or to the heading of the page when none is given, and guards it. When the
 * focused element is replaced (a page that was still loading) or removed (a button whose work is done), the
 * heading that the page then has takes the focus. The guard ends as soon as the focus goes elsewhere.
 */
export function holdFocus(element?: HTMLElement): void {
  watching?.disconnect()
  element?.focus({ preventScroll: true })
  let held = element ?? takeHeading()
  watching = new MutationObserver((_, observer) => {
    const at = document.activeElement
    if (at !== null && at === held) return
    const isLost = (at === null || at === document.body) && (held === undefined || !held.isConnected)
    if (isLost) held = takeHeading()
    else observer.disconnect()
  })
  watching.observe(document.body, { childList: true, subtree: true })
}
