/**
 * Runs at most `most` pieces of work at a time, in the order they came. Hashing a password takes a processor
 * for tens of milliseconds; without turns a town hall that signs in at eight would take all processors from
 * people who are already working.
 */
export function inTurn(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
