import type { Pool, PoolClient } from '../db/connection-pool.ts'

/** One of the few codes after which the queue asks again, for minutes if need be. */
const ASKED_AGAIN = 'ETIMEDOUT'

/** A refusal comes from the database and has a severity; all else is the way to it, as are its own endings (57P, 08). */
function isOutage(error: unknown): boolean {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown }
  return severity === undefined || /^(57P|08)/.test(String(code))
}

export function asOutage(error: unknown): unknown {
  return isOutage(error)
    ? Object.assign(new Error('the job queue is not reachable', { cause: error }), { code: ASKED_AGAIN })
    : error
}

/**
 * Lets the queue note the end of a job that ran while the database went away. The library waits for nobody when it
 * notes it: a failure it does not ask again about would end the process, and leave the job locked for hours.
 */
export function outlastOutages(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as (...words: unknown[]) => Promise<PoolClient> | undefined
  pool.connect = ((...words: unknown[]) =>
    // With a function to be called back it answers nothing.
    connect(...words)?.catch((error: unknown) => {
      throw asOutage(error)
    })) as Pool['connect']
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...words: unknown[]) => unknown
    client.query = ((...words: unknown[]) => {
      const answer = query(...words)
      return answer instanceof Promise
        ? answer.catch((error: unknown) => {
            throw asOutage(error)
          })
        : answer
    }) as typeof client.query
  })
  return pool
}
