import { join } from 'node:path'
import { sendDispatch } from '../../src/modules/dispatches/mail/send-dispatch.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { Settings } from '../../src/platform/env.ts'
import { createDiskFileStore } from '../../src/platform/files/store/disk-file-store.ts'
import type { TestApp } from '../browsers/app.ts'
import { noticeWorker } from '../notices/notice-worker.ts'

/** A worker whose turns a test takes, which also sends the e-mails of dispatches. */
export async function dispatchWorker(
  t: TestApp,
  wishes: { settings?: Partial<Settings>; database?: Database } = {},
) {
  const worker = await noticeWorker(t, wishes)
  const files = await createDiskFileStore(join(t.settings.dataDir, 'files'), { tellDamage: () => undefined })
  const services = { ...worker.services, files }
  const run = (content: unknown, attempt: number): Promise<boolean> =>
    sendDispatch.run(services, content, { attempt, signal: new AbortController().signal }).then(
      () => true,
      () => false,
    )
  return {
    ...worker,
    /** Hands on events, then runs every waiting e-mail once, as its `attempt`-th try; gives how many failed. */
    mail: async (attempt = 1): Promise<number> => {
      await worker.relay()
      const jobs = await t.asSuperuser<{ payload: unknown }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks k
          where k.id = j.task_id and k.identifier = $1 returning j.payload`,
        [sendDispatch.name],
      )
      const ran = await Promise.all(jobs.map(({ payload }) => run(payload, attempt)))
      return ran.filter((ok) => !ok).length
    },
    /** Runs one e-mail again, as the queue does after a failure or a crash. */
    mailAgain: (institution: number, dispatch_id: number, turn = 1, attempt = 2): Promise<boolean> =>
      run({ institution, payload: { dispatch_id, turn } }, attempt),
  }
}
