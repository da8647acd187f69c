import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../../platform/log.ts'

/** All must have ended 10 seconds after Ctrl-C. */
const PATIENCE = 9_000
const START_UP_PATIENCE = 1_000

export interface Shutdown {
  /** What is to be closed, the last one added first. */
  add(name: string, close: () => Promise<void> | void): void
  /** Settles when somebody asked the process to stop. */
  requested: Promise<void>
  isRequested(): boolean
}

function onRequest(callback: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, callback)
  // The starting command keeps a channel open; when it is killed, nobody is left to stop this process.
  process.once('disconnect', callback)
  process.channel?.unref()
}

/**
 * Runs a program until it is asked to stop, then closes all that it opened, in reverse. A second Ctrl-C changes
 * nothing; what does not close in time is left to the operating system. Throws what the program threw.
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
    // A start that is still under way ends by itself soon, or by losing its database.
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
