/** Runs a piece of work as soon as it is its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets `atOnce` pieces of work run at a time and `waiting` others wait. Any more are
 * refused with the error of `refuse`.
 */
export function takeTurns(atOnce: number, waiting: number, refuse: () => Error): Turns {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw refuse()
      // A work that ends passes its place on to the next one, so `running` does not change.
      await new Promise<void>((resolve) => line.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
