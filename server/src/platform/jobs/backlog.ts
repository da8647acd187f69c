import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** What waits for the workers, all institutions together; ages in seconds, 0 when nothing waits. */
export interface Backlog {
  jobs: { ready: number; running: number; later: number; given_up: number }
  oldestJobSeconds: number
  events: { waiting: number; aside: number; dead: number }
  oldestEventSeconds: number
  unsealed: number
  oldestUnsealedSeconds: number
  workers: number
}

const age = (column: string) => sql`coalesce(extract(epoch from now() - min(${sql.ref(column)})), 0)::float8`

/**
 * Reads what waits for the workers. `database` must sign in as the worker,
 * because no other role sees the queue.
 */
export async function readBacklog(database: Database): Promise<Backlog> {
  const queue = await database.global.one(sql<Backlog['jobs'] & { oldest: number; workers: number }>`
    select count(*) filter (where is_available and run_at <= now())::int as ready,
           count(*) filter (where locked_at is not null)::int as running,
           count(*) filter (where is_available and run_at > now())::int as later,
           count(*) filter (where locked_at is null and attempts >= max_attempts)::int as given_up,
           coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0)::float8 as oldest,
           (select count(*)::int from job_workers where missed_since is null) as workers
      from graphile_worker._private_jobs`)
  const rows = await database.asPlatform('count what waits for workers', async (db) => ({
    waiting: await db.one(sql<{ count: number; oldest: number }>`
      select count(*)::int as count, ${age('created_at')} as oldest from outbox_events`),
    aside: await db.one(sql<{ aside: number; dead: number }>`
      select count(retry_at)::int as aside, (count(*) - count(retry_at))::int as dead from outbox_failures`),
    unsealed: await db.one(sql<{ count: number; oldest: number }>`
      select count(*)::int as count, ${age('queued_at')} as oldest from audit_unsealed`),
  }))
  const { oldest, workers, ...jobs } = queue
  return {
    jobs,
    oldestJobSeconds: oldest,
    events: { waiting: rows.waiting.count, ...rows.aside },
    oldestEventSeconds: rows.waiting.oldest,
    unsealed: rows.unsealed.count,
    oldestUnsealedSeconds: rows.unsealed.oldest,
    workers,
  }
}
