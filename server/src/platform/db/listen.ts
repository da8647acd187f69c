import pg from 'pg'
import type { Log } from '../log.ts'

export interface Listener {
  stop(): Promise<void>
}

/**
 * Runs a statement on the listening session itself, for example to take a lock
 * that lives as long as the session.
 */
export type Ask = <T extends object>(text: string, values?: unknown[]) => Promise<T[]>

type Options = {
  /** Must not pass a pooler in transaction mode: listening belongs to a session. */
  url: string
  channel: string
  /**
   * Called with the text of each notice. Called without text after each connection:
   * notices sent before it are lost.
   */
  onNotice: (text?: string) => void
  onConnect?: (ask: Ask, isFirst: boolean) => Promise<void>
  onLoss?: () => void
  log: Log
}

const CONNECT_WITHIN_MS = 10_000
const FIRST_DELAY_MS = 100
/**
 * Shorter than the time after which other workers take over the jobs of this process (`worker-presence.ts`).
 */
const LONGEST_DELAY_MS = 2_000

/**
 * Listens to a channel until stopped, and connects again after each loss. Resolves when it listens; rejects
 * when the first connection fails.
 */
export async function listenTo({
  url,
  channel,
  onNotice,
  onConnect,
  onLoss,
  log,
}: Options): Promise<Listener> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let current: pg.Client | undefined
  let delay = FIRST_DELAY_MS

  const open = async (isFirst: boolean): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'hdoc listen',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    })
    let lost = false
    const lose = (): void => {
      if (lost) return
      lost = true
      onLoss?.()
      client.end().catch(() => undefined)
      if (!stopped && current === client) again()
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ payload }) => onNotice(payload))
    try {
      await client.connect()
      await onConnect?.(async (text, values) => (await client.query(text, values)).rows, isFirst)
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      lost = true
      client.end().catch(() => undefined)
      throw error
    }
    if (lost) throw new Error('the connection was lost at once')
    current = client
    delay = FIRST_DELAY_MS
    if (stopped) await client.end()
    else onNotice()
  }

  const again = (): void => {
    log.warn({ channel, delay }, 'listening was interrupted')
    timer = setTimeout(() => {
      open(false).catch(() => {
        if (!stopped) again()
      })
    }, delay)
    delay = Math.min(delay * 2, LONGEST_DELAY_MS)
  }

  await open(true)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await current?.end().catch(() => undefined)
    },
  }
}
