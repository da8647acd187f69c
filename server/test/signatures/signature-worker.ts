import { join } from 'node:path'
import { verifyFile } from '../../src/modules/signatures/verify/verify-file.ts'
import { createDiskFileStore } from '../../src/platform/files/store/disk-file-store.ts'
import type { JobServices } from '../../src/platform/jobs/job-context.ts'
import type { TestApp } from '../browsers/app.ts'
import { noticeWorker } from '../notices/notice-worker.ts'

/** A worker that hands on events and then checks every file that waits, as its `attempt`-th try. */
export async function signatureWorker(t: TestApp) {
  const { services: base, relay } = await noticeWorker(t)
  const services: JobServices = {
    ...base,
    files: await createDiskFileStore(join(t.settings.dataDir, 'files')),
  }
  return {
    services,
    relay,
    work: async (attempt = 1): Promise<number> => {
      await relay()
      const jobs = await t.asSuperuser<{ payload: unknown }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks k
          where k.id = j.task_id and k.identifier = $1 returning j.payload`,
        [verifyFile.name],
      )
      for (const { payload } of jobs)
        await verifyFile.run(services, payload, { attempt, signal: new AbortController().signal })
      return jobs.length
    },
  }
}
