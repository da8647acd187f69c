/** An open dialog, as the host has to know it. */
export type OpenDialog = {
  id: string
  /** Esc and a click outside the dialog close it. */
  dismissable: boolean
  close: () => void
}
/** Where the host lets a dialog draw itself. */
export type DialogPlace = { title: HTMLElement; body: HTMLElement }
/** A dialog keeps its slot while it is open; the dialog that replaces it takes over the same slot. */
type Slot = { at: number; dialog?: OpenDialog; place?: DialogPlace }

let slots: readonly Slot[] = []
const listeners = new Set<() => void>()

function change(at: number, slot: Omit<Slot, 'at'>): void {
  slots = slots.with(at, { ...slot, at })
  for (const listener of listeners) listener()
}

const slotOf = (id: string): number => slots.findIndex(({ dialog }) => dialog?.id === id)
const top = (): OpenDialog | undefined => slots.findLast(({ dialog }) => dialog)?.dialog

/** Puts a dialog over those that are open; a dialog that is open already is described anew. */
export function openDialog(dialog: OpenDialog): void {
  const known = slotOf(dialog.id)
  const at = known >= 0 ? known : slots.findLastIndex((slot) => slot.dialog) + 1
  if (at === slots.length) slots = [...slots, { at }]
  change(at, { ...slots[at], dialog })
}

export function closeDialog(id: string): void {
  const at = slotOf(id)
  if (at >= 0) change(at, {})
}

/** Called by the host when the place of a dialog is drawn, and without a place when it goes. */
export function givePlace(id: string, place?: DialogPlace): void {
  const at = slotOf(id)
  if (at < 0) return
  const { dialog } = slots[at] ?? {}
  change(at, { ...(dialog && { dialog }), ...(place && { place }) })
}

export const placeOf = (id: string): DialogPlace | undefined => slots[slotOf(id)]?.place
export const dialogSlots = (): readonly Slot[] => slots
export const isDialogOpen = (): boolean => top() !== undefined
/** Whether nothing lies over a dialog, or over the page when no id is given. */
export const isOnTop = (id: string | undefined): boolean => top()?.id === id

export function listenToDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
