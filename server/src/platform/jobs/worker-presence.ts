import type { Database } from '../db/database.ts'
import type { Ask } from '../db/listen.ts'
import { sql } from '../db/sql.ts'
import type { Log } from '../log.ts'
import { handBackJobs } from './free-orphaned-jobs.ts'

/** First key of the lock that each worker holds; the second is the id of its row. */
const WORKER_LOCKS = 47_361
/**
 * Seconds for which a worker must be missed before others take over its jobs. A worker that only lost its
 * connection is back before that.
 */
const GRACE_SECONDS = 4

/** Shows this worker process to the other ones, and finds those that are gone. */
export interface Presence {
  /**
   * Takes the worker's lock. Call it for each new listening session: the lock belongs
   * to the session and ends with it.
   */
  onConnect(ask: Ask): Promise<void>
  onLoss(): void
  /**
   * Resolves once the others know that this process works under this name. Throws when
   * the process stops or is unknown.
   */
  standFor(name: string): Promise<void>
  /** The id of this process's row; undefined while the others do not see the process. */
  id(): number | undefined
  /**
   * Frees what workers that are gone had in hand. Always answers false: nothing
   * more to do now (see `repeat`).
   */
  takeUp(): Promise<boolean>
  /** Gives back everything that this process took under its names, and removes its row. */
  leave(): Promise<void>
}

type Options = {
  /** Signs in as the worker. */
  database: Database
  log: Log
  /** Aborted when this process stops; then nobody waits in `standFor` any more. */
  signal: AbortSignal
  /** Called when others have taken over what this process has in hand, so that it must let go of it. */
  onTakenOver: () => void
  /** Frees what these workers had in hand besides the jobs of the queue. */
  release: (workerIds: readonly number[]) => Promise<void>
}

/** Marks which workers are missed and which are back. Gives the ids of those that were missed long enough. */
async function findGone(database: Database, own: number | undefined): Promise<number[]> {
  const free = sql`pg_try_advisory_xact_lock_shared(${WORKER_LOCKS}::int, id)`
  await database.global.run(sql`
    update job_workers set missed_since = case when missed_since is null then now() end
     where (missed_since is null) = ${free}`)
  const rows = await database.global.rows(sql<{ id: number }>`
    select id from job_workers
     where missed_since < now() - ${GRACE_SECONDS}::int * interval '1 second' and id is distinct from ${own ?? null}::int`)
  return rows.map(({ id }) => id)
}

/**
 * Deletes the rows of these workers and frees their jobs in one statement. A worker
 * that came back meanwhile stays.
 */
async function bury(database: Database, ids: readonly number[]): Promise<number> {
  const { gone } = await database.global.one(sql<{ gone: number }>`
    with gone as (
      delete from job_workers
       where id = any(${[...ids]}::int[]) and missed_since is not null and pg_try_advisory_xact_lock_shared(${WORKER_LOCKS}::int, id)
      returning names),
    taken as (select coalesce(array_agg(n), '{}') as names from gone, unnest(names) n)
    select (select count(*)::int from gone) as gone, graphile_worker.force_unlock_workers(names) from taken`)
  return gone
}

export function workerPresence({ database, log, signal, onTakenOver, release }: Options): Presence {
  let session: Ask | undefined
  let own: number | undefined
  let names = new Set<string>()
  let change = Promise.withResolvers<void>()
  const tell = (): void => {
    change.resolve()
    change = Promise.withResolvers()
  }
  signal.addEventListener('abort', tell)
  const hold = (ask: Ask, id: number) => ask('select pg_advisory_lock($1, $2)', [WORKER_LOCKS, id])
  /**
   * A machine that lost its power says nothing. So PostgreSQL must probe it, or
   * the lock would stay for hours.
   */
  const beAsked = (ask: Ask) =>
    ask(`select set_config('tcp_keepalives_idle', '3', false), set_config('tcp_keepalives_interval', '1', false),
      set_config('tcp_keepalives_count', '3', false)`)

  /** Marks this process as not missed; false = others had given it up and removed its row. */
  const isKnown = async (id: number): Promise<boolean> =>
    (await database.global.run(sql`update job_workers set missed_since = null where id = ${id}`)) === 1

  const enter = async (ask: Ask): Promise<void> => {
    const { id } = await database.global.one(
      sql<{ id: number }>`insert into job_workers default values returning id`,
    )
    await hold(ask, id)
    if (!(await isKnown(id))) throw new Error('this worker was given up before it began')
    own = id
    names = new Set()
  }

  return {
    onConnect: async (ask) => {
      await beAsked(ask)
      if (own !== undefined) {
        await hold(ask, own)
        if (!(await isKnown(own))) {
          log.warn({ worker: own }, 'this worker was missed for too long; others have taken over its jobs')
          own = undefined
          onTakenOver()
        }
      }
      if (own === undefined) await enter(ask)
      session = ask
      tell()
    },
    onLoss: () => {
      session = undefined
    },
    standFor: async (name) => {
      while (session === undefined && !signal.aborted) await change.promise
      if (signal.aborted || own === undefined) throw new Error('this worker stops')
      if (names.has(name)) return
      const entered = await database.global.run(
        sql`update job_workers set names = names || ${name}::text where id = ${own}`,
      )
      if (entered === 0) throw new Error('this worker is not known')
      names.add(name)
    },
    id: () => (session === undefined ? undefined : own),
    takeUp: async () => {
      const gone = await findGone(database, own)
      if (gone.length === 0) return false
      await release(gone)
      const buried = await bury(database, gone)
      if (buried > 0) log.warn({ workers: gone }, 'workers are gone; their jobs are taken up by others')
      return false
    },
    leave: async () => {
      if (own === undefined) return
      try {
        await handBackJobs(database, [...names])
        await release([own])
        await database.global.run(sql`delete from job_workers where id = ${own}`)
      } catch (error) {
        log.warn({ err: error }, 'what was under way could not be given back; others miss this worker soon')
      }
    },
  }
}
