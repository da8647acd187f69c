/** Whether a modal dialog is shown: what lies beneath it takes no shortcuts. Mantine draws none that is closed. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null
