/** So many at once; others wait in line, up to so many. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** Lets `atOnce` pieces of work run and `waiting` wait; one more is refused by what `refuse` makes. */
export function takeTurns(atOnce: number, waiting: number, refuse: () => Error): Turns {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw refuse()
      // Whoever ends hands its place on: `running` stays.
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
