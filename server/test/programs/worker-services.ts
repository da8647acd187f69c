import { join } from 'node:path'
import { filled } from '../../src/app/modules/brought.ts'
import { createDiskFileStore } from '../../src/platform/files/store/disk-file-store.ts'
import type { JobServices } from '../../src/platform/jobs/job-context.ts'
import { silentLog } from '../../src/platform/log.ts'
import { createMailer } from '../../src/platform/mail/create-mailer.ts'
import type { TestApp } from '../browsers/app.ts'

/** The services that the worker gives to jobs, on a test's program. */
export async function workerServices({
  worker,
  clock,
  settings,
}: Pick<TestApp, 'worker' | 'clock' | 'settings'>): Promise<JobServices> {
  return {
    database: worker,
    clock,
    settings,
    filled,
    files: await createDiskFileStore(join(settings.dataDir, 'files')),
    log: silentLog,
    mailer: createMailer({
      smtpUrl: undefined,
      outboxDir: join(settings.dataDir, 'outbox'),
      from: settings.mailFrom,
    }),
  }
}
