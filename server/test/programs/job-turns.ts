import type { QueuedJob } from '../../src/platform/jobs/define-job.ts'
import type { JobServices } from '../../src/platform/jobs/job-context.ts'
import type { TestApp } from '../browsers/app.ts'

/** The turns of one kind of job, which a test takes instead of a worker. */
export function jobTurns(t: Pick<TestApp, 'asSuperuser'>, services: JobServices, job: QueuedJob) {
  const run = (content: unknown, attempt: number): Promise<boolean> =>
    job.run(services, content, { attempt, signal: new AbortController().signal }).then(
      () => true,
      () => false,
    )
  return {
    /** Runs every waiting one once, as its `attempt`-th try; gives how many failed. */
    all: async (attempt = 1): Promise<number> => {
      const jobs = await t.asSuperuser<{ payload: unknown }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks k
          where k.id = j.task_id and k.identifier = $1 returning j.payload`,
        [job.name],
      )
      const ran = await Promise.all(jobs.map(({ payload }) => run(payload, attempt)))
      return ran.filter((ok) => !ok).length
    },
    /** Runs one, as the queue does after a failure or a crash. */
    one: (institution: number, payload: unknown, attempt: number): Promise<boolean> =>
      run({ institution, payload }, attempt),
  }
}
