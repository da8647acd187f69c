export type ToastKind = 'success' | 'error' | 'warning'
/** A page of ours that a message leads to. */
export type ToastLink = { label: string; to: string }
export type Toast = { id: number; kind: ToastKind; message: string; link?: ToastLink | undefined }

/** Specification §9. */
export const toastLife = 3000

let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

export const currentToasts = () => toasts

export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function dropToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id)
  tell()
}

/** Shows a message for three seconds, one with a link until it is closed; several stand below each other. */
export function toast({ kind, message, link }: Omit<Toast, 'id'>): void {
  last += 1
  const id = last
  toasts = [...toasts, { id, kind, message, link }]
  tell()
  if (!link) setTimeout(() => dropToast(id), toastLife)
}
