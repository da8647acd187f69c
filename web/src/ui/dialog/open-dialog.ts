const modal = '[role="dialog"][aria-modal="true"]'

/** The topmost modal dialog. Closed dialogs are not found, because Mantine does not draw them. */
const topDialog = (): Element | undefined => [...document.querySelectorAll(modal)].at(-1)

/** Whether a modal dialog is shown. While it is, the page beneath takes no shortcuts. */
export const isDialogOpen = (): boolean => topDialog() !== undefined

/** Whether a modal dialog lies over `place`. Of two open dialogs, the later lies over the earlier. */
export const isBeneath = (place: Element): boolean => {
  const top = topDialog()
  return top !== undefined && !top.contains(place) && !place.contains(top)
}
