const modal = '[role="dialog"][aria-modal="true"]'

/** The modal dialog on top of the page. Mantine draws none that is closed. */
const topDialog = (): Element | undefined => [...document.querySelectorAll(modal)].at(-1)

/** Whether a modal dialog is shown: what lies beneath it takes no shortcuts. */
export const isDialogOpen = (): boolean => topDialog() !== undefined

/** Whether a modal dialog lies over a place: of two dialogs the later one over the earlier. */
export const isBeneath = (place: Element): boolean => {
  const top = topDialog()
  return top !== undefined && !top.contains(place) && !place.contains(top)
}
