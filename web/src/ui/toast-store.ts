export type ToastKind = 'success' | 'error' | 'warning'
export type Toast = { id: number; kind: ToastKind; message: string }

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

/** Shows a message for three seconds; several stand below each other. */
export function toast({ kind, message }: { kind: ToastKind; message: string }): void {
  last += 1
  const id = last
  toasts = [...toasts, { id, kind, message }]
  tell()
  setTimeout(() => dropToast(id), toastLife)
}
