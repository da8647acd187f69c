import { holdHeading } from '../../ui/dialog/hold-heading.ts'

/**
 * Puts the focus on the heading of the page just shown, unless the page has focused a field of its own. When
 * the loaded page replaces that heading, the new heading gets the focus.
 */
export function focusHeading(): void {
  const main = document.querySelector('main')
  const focused = document.activeElement
  if (focused instanceof HTMLElement && main?.contains(focused) && focused !== main) return
  holdHeading()
}

/** Title of the document (specification §1, product §13). */
export const documentTitle = (title: string | undefined): string => (title ? `${title} · HDoc` : 'HDoc')
