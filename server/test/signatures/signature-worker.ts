import { join } from 'node:path'
import { noteOlder } from '../../src/modules/signatures/verify/note-older.ts'
import { verifyFile } from '../../src/modules/signatures/verify/verify-file.ts'
import { createDiskFileStore } from '../../src/platform/files/store/disk-file-store.ts'
import type { QueuedJob } from '../../src/platform/jobs/define-job.ts'
import type { JobServices } from '../../src/platform/jobs/job-context.ts'
import type { TestApp } from '../browsers/app.ts'
import { noticeWorker } from '../notices/notice-worker.ts'

type Taken = { payload: unknown; priority: number }

/**
 * A worker that hands on events and then checks every file that waits, as its `attempt`-th try. `noteOlder` does the jobs
 * for files of before.
 */
export async function signatureWorker(t: TestApp) {
  const { services: base, relay } = await noticeWorker(t)
  const services: JobServices = {
    ...base,
    files: await createDiskFileStore(join(t.settings.dataDir, 'files')),
  }
  const run = async (job: QueuedJob, attempt = 1): Promise<Taken[]> => {
    await relay()
    const jobs = await t.asSuperuser<Taken>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks k
        where k.id = j.task_id and k.identifier = $1 returning j.payload, j.priority`,
      [job.name],
    )
    for (const { payload } of jobs)
      await job.run(services, payload, { attempt, signal: new AbortController().signal })
    return jobs
  }
  return {
    services,
    relay,
    work: async (attempt = 1): Promise<number> => (await run(verifyFile, attempt)).length,
    noteOlder: async () => (await run(noteOlder)).map(({ priority }) => ({ priority })),
  }
}
