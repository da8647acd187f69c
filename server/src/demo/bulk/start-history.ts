import { systemClock } from '../../platform/clock.ts'
import type { Settings } from '../../platform/env.ts'
import type { Log } from '../../platform/log.ts'
import { seedHistory } from './seed-history.ts'

/**
 * Makes the years before the demo's month while people use the program already. To close it is to stop it; nothing of them
 * is there then, and the next start makes them.
 */
export function startHistory(settings: Settings, log: Log): { close(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = seedHistory(settings, systemClock, signal).then(
    () => log.info('the demo has its years'),
    (error: unknown) => {
      if (!signal.aborted)
        log.error({ err: error }, 'the years of the demo were not made; the next start makes them')
    },
  )
  return {
    close: () => {
      stopping.abort()
      return ended
    },
  }
}
