import type { Place } from '../links/place.ts'

export type ToastKind = 'success' | 'error' | 'warning'
/** A page of this application that a message leads to. */
export type ToastLink = { label: string; to: Place }
export type ToastText = { kind: ToastKind; message: string; link?: ToastLink | undefined }
export type Toast = ToastText & { id: number }

/** Milliseconds that a toast stays (specification §9); one that tells of a failure stays until it was read. */
export const toastLife = 3000

type Told = {
  toasts: readonly Toast[]
  /** Toasts with a link, kept in the page until the link is followed or the note is closed. */
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
/** Drops a message whose fault is mended, where nothing else is told about it. */
export const dropMessage = (message: string): void =>
  tell({ toasts: told.toasts.filter((one) => one.message !== message) })
/** Drops the failures that are told, because what failed has succeeded and its page says so by itself. */
export const dropFailures = (): void => tell({ toasts: told.toasts.filter(({ kind }) => kind !== 'error') })
export const dropKept = (id: number): void => tell({ kept: told.kept.filter((one) => one.id !== id) })
/** Drops all kept toasts, because another person may come to the same page. */
export const dropAllKept = (): void => tell({ kept: [] })

/**
 * Shows a message for three seconds; several stand below each other. A message with a link is also kept in
 * the page. A failure stays until it was read, until it is told again, or until something succeeds, which
 * means that the fault is mended.
 */
export function toast(message: ToastText): void {
  last += 1
  const one = { id: last, ...message }
  const isOver = (other: Toast) =>
    other.kind === 'error' &&
    (one.kind === 'success' || (one.kind === 'error' && one.message === other.message))
  const before = told.toasts.filter((other) => !isOver(other))
  tell({ toasts: [...before, one], ...(one.link && { kept: [...told.kept, one] }) })
}
