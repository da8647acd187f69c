import { join } from 'node:path'
import { sendDispatch } from '../../src/modules/dispatches/mail/send-dispatch.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { Settings } from '../../src/platform/env.ts'
import { createDiskFileStore } from '../../src/platform/files/store/disk-file-store.ts'
import type { TestApp } from '../browsers/app.ts'
import { noticeWorker } from '../notices/notice-worker.ts'
import { jobTurns } from '../programs/job-turns.ts'

/** A worker whose turns a test takes, which also sends the e-mails of dispatches. */
export async function dispatchWorker(
  t: TestApp,
  wishes: { settings?: Partial<Settings>; database?: Database } = {},
) {
  const worker = await noticeWorker(t, wishes)
  const files = await createDiskFileStore(join(t.settings.dataDir, 'files'), { tellDamage: () => undefined })
  const turns = jobTurns(t, { ...worker.services, files }, sendDispatch)
  return {
    ...worker,
    /** Hands on events, then runs every waiting e-mail once, as its `attempt`-th try; gives how many failed. */
    mail: async (attempt = 1): Promise<number> => {
      await worker.relay()
      return turns.all(attempt)
    },
    /** Runs one e-mail again, as the queue does after a failure or a crash. */
    mailAgain: (institution: number, dispatch_id: number, turn = 1, attempt = 2): Promise<boolean> =>
      turns.one(institution, { dispatch_id, turn }, attempt),
  }
}
