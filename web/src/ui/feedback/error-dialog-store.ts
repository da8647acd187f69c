export type ErrorNotice = {
  message: string
  /** What the server answered, shown as text. */
  details?: unknown
}

let notice: ErrorNotice | null = null
const listeners = new Set<() => void>()

export const currentErrorNotice = () => notice

export function listenToErrorNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setNotice(next: ErrorNotice | null): void {
  notice = next
  for (const listener of listeners) listener()
}

/** Shows a failure that stays until it is read. */
export const showErrorDialog = (next: ErrorNotice): void => setNotice(next)
export const closeErrorDialog = (): void => setNotice(null)
