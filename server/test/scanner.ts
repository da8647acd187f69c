import { mkdirSync } from 'node:fs'
import { rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { takeScans } from '../src/modules/scans/folder/take-scans.ts'
import { readNext } from '../src/modules/scans/jobs/read-next.ts'
import { createDiskFileStore } from '../src/platform/files/disk-file-store.ts'
import type { JobServices } from '../src/platform/jobs/job-context.ts'
import { silentLog } from '../src/platform/log.ts'
import { createMailer } from '../src/platform/mail/create-mailer.ts'
import type { TestApp } from './app.ts'

/** The worker's part for scans, on the program of a test, and the scanner of an institution in front of it. */
export async function scannerOf(t: TestApp, institution: { id: number; tag: string }) {
  const { worker: database, clock, settings } = t
  const services: JobServices = {
    database,
    clock,
    settings,
    files: await createDiskFileStore(join(settings.dataDir, 'files')),
    log: silentLog,
    mailer: createMailer({
      smtpUrl: undefined,
      outboxDir: join(settings.dataDir, 'outbox'),
      from: settings.mailFrom,
    }),
  }
  const folder = join(settings.scanDir, `${institution.id}-${institution.tag}`)
  mkdirSync(folder, { recursive: true })
  return {
    services,
    folder,
    /** Puts a file there that has been left alone for `restSeconds`. */
    drop: async (name: string, bytes: Buffer, restSeconds = 120) => {
      const path = join(folder, name)
      await writeFile(`${path}.tmp`, bytes)
      const changed = new Date(clock.now().getTime() - restSeconds * 1000)
      await utimes(`${path}.tmp`, changed, changed)
      await rename(`${path}.tmp`, path)
      return path
    },
    take: () => takeScans(services),
    readAll: async () => {
      while (await readNext(services));
    },
  }
}
