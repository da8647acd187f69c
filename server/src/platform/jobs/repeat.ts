import type { Log } from '../log.ts'

export interface Loop {
  /** Starts a turn now; during a turn or the pause after it, another turn follows soon. */
  wake(): void
  /** Resolves when the turn under way has ended. */
  stop(): Promise<void>
}

type Options = {
  name: string
  /** One turn of the work. True = there may be more, so the next turn follows at once. */
  work: () => Promise<boolean>
  /** Milliseconds from the end of a turn to the next one without a wake-up; must be more than `PAUSE`. */
  every: number
  log: Log
}

/**
 * Milliseconds between turns, so that work that comes in meanwhile is done together.
 * An idle loop wakes without it.
 */
const PAUSE = 50

/**
 * Repeats the work until stopped, one turn at a time. A failed turn is tried again
 * later; the log tells it only once.
 */
export function repeat({ name, work, every, log }: Options): Loop {
  let stopped = false
  let asked = false
  let failing = false
  let resting = false
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> | undefined

  const workOff = async (): Promise<void> => {
    try {
      while (!stopped && (await work()));
      if (failing) log.info({ loop: name }, 'works again')
      failing = false
    } catch (error) {
      if (!failing) log.warn({ loop: name, err: error }, 'a turn failed; it is tried again')
      failing = true
    }
  }
  const rest = (): void => {
    turn = undefined
    if (stopped) return
    resting = true
    timer = setTimeout(() => {
      resting = false
      if (asked) start()
      else timer = setTimeout(start, every - PAUSE)
    }, PAUSE)
  }
  const start = (): void => {
    clearTimeout(timer)
    asked = false
    turn = workOff().finally(rest)
  }
  start()
  return {
    wake: () => {
      if (stopped) return
      if (turn !== undefined || resting) asked = true
      else start()
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await turn
    },
  }
}
