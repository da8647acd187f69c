import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../../platform/log.ts'

/** Milliseconds left for closing. The whole program must have ended 10 seconds after Ctrl-C. */
const PATIENCE = 9_000
const START_UP_PATIENCE = 1_000

export interface Shutdown {
  /** Registers something to be closed at the end. What was added last is closed first. */
  add(name: string, close: () => Promise<void> | void): void
  /** Settles when somebody asked the process to stop. */
  requested: Promise<void>
  isRequested(): boolean
}

function onRequest(callback: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, callback)
  // The command that started this process keeps a channel open. When that command is killed, nobody else
  // could stop this process, so it stops itself.
  process.once('disconnect', callback)
  process.channel?.unref()
}

/**
 * Runs a program until it is asked to stop, then closes all that it opened, in reverse order. A second Ctrl-C
 * changes nothing. When closing takes too long, the process exits with 1 and leaves the rest to the operating
 * system. Throws what the program threw.
 */
export async function runUntilStopped(
  program: (shutdown: Shutdown) => Promise<void>,
  log: () => Log,
): Promise<void> {
  const closers: { name: string; close: () => Promise<void> | void }[] = []
  let asked = false
  const requested = new Promise<void>((resolve) => {
    onRequest(() => {
      asked = true
      resolve()
    })
  })
  const shutdown: Shutdown = {
    add: (name, close) => closers.push({ name, close }),
    requested,
    isRequested: () => asked,
  }
  const running = program(shutdown)
  try {
    await Promise.race([running, requested])
    if (!asked) await requested
  } finally {
    const late = setTimeout(() => process.exit(1), PATIENCE)
    // A start that is still under way soon ends by itself, or fails when its database closes.
    await Promise.race([running.catch(() => undefined), delay(START_UP_PATIENCE, undefined, { ref: false })])
    for (let next = closers.pop(); next !== undefined; next = closers.pop()) {
      try {
        await next.close()
      } catch (error) {
        log().error({ err: error, part: next.name }, 'a part did not close')
      }
    }
    clearTimeout(late)
  }
}
