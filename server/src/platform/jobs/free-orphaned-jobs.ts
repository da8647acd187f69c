import type { Database } from '../db/database.ts'
import type { Ask } from '../db/listen.ts'
import { sql } from '../db/sql.ts'

/** Held shared by every process that works off jobs, on the session on which it listens. */
const PRESENCE_LOCK = 4_736_120_934

/**
 * What was taken before workers were known by name, or while the database lost them all, belongs to nobody. A process
 * that starts and finds itself alone frees it; `free` is called at most once, before this one takes a job.
 */
export async function announceWorker(ask: Ask, free: () => Promise<void>): Promise<void> {
  const [answer] = await ask<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [PRESENCE_LOCK])
  if (answer?.alone === true) await free()
  await ask('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK])
  if (answer?.alone === true) await ask('select pg_advisory_unlock($1)', [PRESENCE_LOCK])
}

/** Every job and queue that some process has locked becomes free; only when no such process can be alive. */
export async function freeAllJobs(database: Database): Promise<void> {
  await database.global.run(sql`
    select graphile_worker.force_unlock_workers(array(
      select locked_by from graphile_worker._private_jobs where locked_by is not null
      union
      select locked_by from graphile_worker._private_job_queues where locked_by is not null))`)
}

/** The same for jobs taken under some names, none of which works any more. */
export async function freeJobsOf(database: Database, names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await database.global.run(sql`select graphile_worker.force_unlock_workers(${[...names]}::text[])`)
}

/** Jobs that a stop has cut off are free for the next worker at once; a stop is not their fault, and costs them no try. */
export async function handBackJobs(
  database: Database,
  names: readonly string[],
  job?: { id: string },
): Promise<void> {
  await database.global.run(sql`
    with back as (
      update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0)
       where locked_by = any(${[...names]}::text[]) and id = coalesce(${job?.id ?? null}::bigint, id)
      returning job_queue_id)
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null
     where id in (select job_queue_id from back) and locked_by = any(${[...names]}::text[])`)
}
