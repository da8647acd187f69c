import type { Log } from '../log.ts'

export interface Loop {
  /** Works now, or once more after the present turn. */
  wake(): void
  /** Resolves when the turn under way has ended. */
  stop(): Promise<void>
}

type Options = {
  name: string
  /** True = there may be more, go on at once. */
  work: () => Promise<boolean>
  /** Without a wake-up it works this long after the last turn, in milliseconds. */
  every: number
  log: Log
}

/** Work that repeats until stopped, one turn at a time. A turn that fails is told once and tried again later. */
export function repeat({ name, work, every, log }: Options): Loop {
  let stopped = false
  let asked = false
  let failing = false
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> | undefined

  const workOff = async (): Promise<void> => {
    try {
      do {
        asked = false
        while (!stopped && (await work()));
      } while (asked && !stopped)
      if (failing) log.info({ loop: name }, 'works again')
      failing = false
    } catch (error) {
      if (!failing) log.warn({ loop: name, err: error }, 'a turn failed; it is tried again')
      failing = true
    }
  }
  const wake = (): void => {
    if (stopped) return
    if (turn !== undefined) {
      asked = true
      return
    }
    clearTimeout(timer)
    turn = workOff().finally(() => {
      turn = undefined
      if (!stopped) timer = setTimeout(wake, asked ? 0 : every)
    })
  }
  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await turn
    },
  }
}
