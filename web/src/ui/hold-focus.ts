let watching: MutationObserver | undefined

/** The heading of the page takes the focus; false when there is none yet. */
function takeHeading(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>('main h1') ?? undefined
  if (heading === undefined) return undefined
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}

/**
 * Gives the focus to an element, or to the heading of the page, and sees to it that it is not lost with it: when what
 * has it is replaced (a page that was still loading) or goes away (a button whose work is done), the heading that
 * stands then takes it. Ends as soon as the focus goes elsewhere.
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
