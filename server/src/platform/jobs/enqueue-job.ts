import type { TenantDb } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { attemptsInQueue, type Envelope, type Job } from './define-job.ts'

/** The queue takes jobs with lower numbers first. */
const PATIENT = 10

/**
 * Adds a job of the transaction's institution; it exists when the transaction commits. For subscribers and other
 * jobs, which work as the worker role: what a call causes goes through an event. Of those under one name `oneAtATime` all
 * workers together do one at a time, of whatever institution.
 */
export async function enqueueJob<Payload>(
  db: TenantDb,
  job: Pick<Job<Payload>, 'name' | 'payload' | 'maxAttempts' | 'patient' | 'owns'>,
  payload: Payload,
  { afterSeconds = 0, oneAtATime }: { afterSeconds?: number; oneAtATime?: string } = {},
): Promise<void> {
  const content: Envelope = { institution: db.institutionId, payload }
  await db.run(sql`
    select graphile_worker.add_job(${job.name}, ${JSON.stringify(content)}::json, max_attempts => ${attemptsInQueue(job)},
      priority => ${job.patient ? PATIENT : 0}, queue_name => ${oneAtATime ?? null},
      run_at => now() + ${afterSeconds}::double precision * interval '1 second')`)
}
