import { join } from 'node:path'
import { handle } from '../../src/modules/imports/jobs/remove-import-files.handler.ts'
import { manualClock } from '../../src/platform/clock.ts'
import { createDiskFileStore } from '../../src/platform/files/store/disk-file-store.ts'
import { silentLog } from '../../src/platform/log.ts'
import type { TestApp } from '../browsers/app.ts'

/** The nightly removal of files of imports, as on that day. */
export async function removeFiles(t: TestApp, now: string): Promise<void> {
  const files = await createDiskFileStore(join(t.settings.dataDir, 'files'))
  const services = { database: t.database, files, clock: manualClock(now), log: silentLog }
  await handle(services)
}
