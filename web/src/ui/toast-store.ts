export type ToastKind = 'success' | 'error' | 'warning'
/** A page of ours that a message leads to. */
export type ToastLink = { label: string; to: string }
export type Toast = { id: number; kind: ToastKind; message: string; link?: ToastLink | undefined }

/** Specification §9. */
export const toastLife = 3000

type Told = {
  toasts: readonly Toast[] /** What toasts led to, until it was followed or put away. */
  kept: readonly Toast[]
}
let told: Told = { toasts: [], kept: [] }
let last = 0
const listeners = new Set<() => void>()
function tell(next: Partial<Told>): void {
  told = { ...told, ...next }
  for (const listener of listeners) listener()
}

export const currentToasts = () => told.toasts
export const keptToasts = () => told.kept

export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const dropToast = (id: number): void => tell({ toasts: told.toasts.filter((one) => one.id !== id) })
export const dropKept = (id: number): void => tell({ kept: told.kept.filter((one) => one.id !== id) })
/** Another person may come to the same page. */
export const dropAllKept = (): void => tell({ kept: [] })

/** Shows a message for three seconds; several stand below each other. What it leads to stands in the page as well. */
export function toast(message: Omit<Toast, 'id'>): void {
  last += 1
  const one = { id: last, ...message }
  tell({ toasts: [...told.toasts, one], ...(one.link && { kept: [...told.kept, one] }) })
}
