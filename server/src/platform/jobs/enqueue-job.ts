import type { TenantDb } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { attemptsInQueue, type Envelope, type Job } from './define-job.ts'

/** The priority of patient jobs; the queue takes jobs with lower numbers first. */
const PATIENT = 10
/** The priority of what was there long before there was a job for it: everything else goes first. */
const LAST = 20

/**
 * Adds a job for the transaction's institution; it exists once the transaction commits. Only
 * subscribers and jobs may call this, because they sign in as the worker; a call of a person must emit
 * an event instead. Of the jobs with the same name in `oneAtATime`, all workers together run one at a
 * time, whatever their institution. A job that is `last` runs when no other waits.
 */
export async function enqueueJob<Payload>(
  db: TenantDb,
  job: Pick<Job<Payload>, 'name' | 'payload' | 'maxAttempts' | 'patient' | 'owns'>,
  payload: Payload,
  {
    afterSeconds = 0,
    notBefore,
    oneAtATime,
    last = false,
  }: { afterSeconds?: number; notBefore?: Date; oneAtATime?: string; last?: boolean } = {},
): Promise<void> {
  const content: Envelope = { institution: db.institutionId, payload }
  await db.run(sql`
    select graphile_worker.add_job(${job.name}, ${JSON.stringify(content)}::json, max_attempts => ${attemptsInQueue(job)},
      priority => ${last ? LAST : job.patient ? PATIENT : 0}, queue_name => ${oneAtATime ?? null},
      run_at => greatest(now() + ${afterSeconds}::double precision * interval '1 second', ${notBefore ?? null}::timestamptz))`)
}
