import { useSyncExternalStore } from 'react'

/**
 * `live`: changes are told at once. `asking`: they are asked for now and then, because something between page and
 * server holds the stream back. `away`: the connection is being made again. `off`: nobody listens.
 */
export type LiveState = 'off' | 'away' | 'live' | 'asking'

let state: LiveState = 'off'
const listeners = new Set<() => void>()

export function setLiveState(next: LiveState): void {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLiveState = (): LiveState => useSyncExternalStore(listen, () => state)
