/** Puts the focus on the heading of the page just shown, unless the page has chosen a field of its own. */
export function focusHeading(): void {
  const main = document.querySelector('main')
  const focused = document.activeElement
  if (focused instanceof HTMLElement && main?.contains(focused) && focused !== main) return
  const heading = main?.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Title of the document (specification §1, product §13). */
export const documentTitle = (title: string | undefined): string => (title ? `${title} · HDoc` : 'HDoc')
