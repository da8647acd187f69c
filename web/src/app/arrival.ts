import { holdFocus } from '../ui/hold-focus.ts'

/**
 * Puts the focus on the heading of the page just shown, unless the page has chosen a field of its own, and on the one
 * that takes its place when what the page shows has been loaded.
 */
export function focusHeading(): void {
  const main = document.querySelector('main')
  const focused = document.activeElement
  if (focused instanceof HTMLElement && main?.contains(focused) && focused !== main) return
  holdFocus()
}

/** Title of the document (specification §1, product §13). */
export const documentTitle = (title: string | undefined): string => (title ? `${title} · HDoc` : 'HDoc')
