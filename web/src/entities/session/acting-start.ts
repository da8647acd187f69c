import { useSyncExternalStore } from 'react'

const key = 'hdoc-acting-start'

let offered: string | undefined
const listeners = new Set<() => void>()
const setOffered = (path: string | undefined) => {
  offered = path
  for (const listener of listeners) listener()
}

/** Remembers the page on which somebody begins to act as another user. */
export function rememberActingStart(path: string): void {
  sessionStorage.setItem(key, path)
}

/** After the return, offers the remembered page, once. */
export function offerActingStart(): void {
  setOffered(sessionStorage.getItem(key) ?? undefined)
  sessionStorage.removeItem(key)
}

export const dropActingStart = (): void => setOffered(undefined)

/** The page offered after the return; undefined when there is none. */
export function useActingStart(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => offered,
  )
}
