import type { Database } from '../db/database.ts'
import type { Ask } from '../db/listen.ts'
import { sql } from '../db/sql.ts'

/** A lock that every process that works off jobs holds shared, on the session on which it listens. */
const PRESENCE_LOCK = 4_736_120_934

/**
 * Takes the shared lock of the workers; calls `free` first when no other process holds it. Jobs that were
 * taken before workers were known by name, or while the database lost all workers, belong to nobody. So a
 * process that finds itself alone frees them, before it takes a job itself.
 */
export async function announceWorker(ask: Ask, free: () => Promise<void>): Promise<void> {
  const [answer] = await ask<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [PRESENCE_LOCK])
  if (answer?.alone === true) await free()
  await ask('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK])
  if (answer?.alone === true) await ask('select pg_advisory_unlock($1)', [PRESENCE_LOCK])
}

/** Frees every locked job and queue. Call it only when no process that locked one can be alive. */
export async function freeAllJobs(database: Database): Promise<void> {
  await database.global.run(sql`
    select graphile_worker.force_unlock_workers(array(
      select locked_by from graphile_worker._private_jobs where locked_by is not null
      union
      select locked_by from graphile_worker._private_job_queues where locked_by is not null))`)
}

/** Frees the jobs and queues taken under these names. Call it only when none of the names works any more. */
export async function freeJobsOf(database: Database, names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await database.global.run(sql`select graphile_worker.force_unlock_workers(${[...names]}::text[])`)
}

/**
 * Frees jobs that a stop cut off, so that another worker takes them at once: all jobs taken under `names`, or
 * only `job`. The stop was not their fault, so it costs them no try.
 */
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
