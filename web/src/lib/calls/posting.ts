/** How many posted calls run now. The spinner of ui/ shows when the number stays above 0 for 300 ms. */
let running = 0
const listeners = new Set<() => void>()

export const postingCount = (): number => running

export function subscribePosting(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Counts one posted call; answers the function that ends it, which may be called more than once. */
export function beginPosting(): () => void {
  let ended = false
  running += 1
  for (const listener of listeners) listener()
  return () => {
    if (ended) return
    ended = true
    running -= 1
    for (const listener of listeners) listener()
  }
}
