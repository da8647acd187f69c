import type { Pool, PoolClient } from './connection-pool.ts'
import { patienceLeft } from './patience.ts'
import { dropOldPlans } from './statement-names.ts'
import { DatabaseLate } from './transaction-failures.ts'

/** A connection held for one transaction. */
export interface HeldConnection {
  readonly client: PoolClient
  /** Milliseconds its statements may take; undefined = only the time limit of the database role holds. */
  readonly left: number | undefined
  /** True once the time of the call is over and the connection was destroyed. */
  isLate(): boolean
  /** Gives the connection back to the pool; with an error, or when it is late, the pool discards it. */
  release(broken: Error | undefined): void
}

async function takeInTime(pool: Pool, milliseconds: number): Promise<PoolClient> {
  // A connection that is idle, and that nobody waits for, is given at once: nothing has to watch the time.
  const isIdle = pool.idleCount > pool.waitingCount
  const taking = pool.connect()
  if (isIdle) return taking
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseLate()), Math.max(0, milliseconds))
  })
  try {
    return await Promise.race([taking, late])
  } catch (error) {
    taking.then(
      (client) => client.release(),
      () => undefined,
    )
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Takes a connection from the pool in the time that the call has left; throws `DatabaseLate` when that is
 * over. A connection whose time runs out later is destroyed and never put back, because the database may
 * still answer or write what was sent on it.
 */
export async function holdConnection(pool: Pool): Promise<HeldConnection> {
  const patience = patienceLeft()
  if (patience === undefined) {
    const client = await pool.connect()
    return { client, left: undefined, isLate: () => false, release: (broken) => giveBack(client, broken) }
  }
  const since = performance.now()
  const client = await takeInTime(pool, patience)
  const left = Math.max(1, Math.round(patience - (performance.now() - since)))
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    client.connection.stream.destroy()
  }, left)
  return {
    client,
    left,
    isLate: () => isLate,
    release: (broken) => {
      clearTimeout(timer)
      giveBack(client, isLate ? (broken ?? new DatabaseLate()) : broken)
    },
  }
}

function giveBack(client: PoolClient, broken: Error | undefined): void {
  if (broken === undefined) dropOldPlans(client)
  client.release(broken)
}
