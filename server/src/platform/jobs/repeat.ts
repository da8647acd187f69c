import type { Log } from '../log.ts'

export interface Loop {
  /** Works now, or once more soon after the present turn. */
  wake(): void
  /** Resolves when the turn under way has ended. */
  stop(): Promise<void>
}

type Options = {
  name: string
  /** True = there may be more, go on at once. */
  work: () => Promise<boolean>
  /** Without a wake-up it works this long after the last turn, in milliseconds; more than the pause. */
  every: number
  log: Log
}

/** Between turns, in milliseconds: what comes in meanwhile is worked together. Who wakes an idle loop does not wait. */
const PAUSE = 50

/** Work that repeats until stopped, one turn at a time. A turn that fails is told once and tried again later. */
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
