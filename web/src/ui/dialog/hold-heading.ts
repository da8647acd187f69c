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
 * Gives the focus to the heading of the page, and to the one that replaces it when the page was still
 * loading. Ends as soon as the focus goes elsewhere.
 */
export function holdHeading(): void {
  watching?.disconnect()
  let held = takeHeading()
  watching = new MutationObserver((_, observer) => {
    const at = document.activeElement
    if (at !== null && at === held) return
    const isLost = (at === null || at === document.body) && (held === undefined || !held.isConnected)
    if (isLost) held = takeHeading()
    else observer.disconnect()
  })
  watching.observe(document.body, { childList: true, subtree: true })
}
