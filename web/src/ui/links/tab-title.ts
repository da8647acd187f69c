import { useEffect, useSyncExternalStore } from 'react'

let shown: string | undefined
const listeners = new Set<() => void>()
function show(title: string | undefined): void {
  shown = title
  for (const listener of listeners) listener()
}
function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Names the browser tab after the record that a page shows, in place of the title of its route. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    show(title)
    return () => show(undefined)
  }, [title])
}

/** The title that the page shown gives itself. */
export const useOwnTitle = (): string | undefined => useSyncExternalStore(listen, () => shown)
