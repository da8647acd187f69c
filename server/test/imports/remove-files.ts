import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { handle } from '../../src/modules/imports/jobs/remove-import-files.handler.ts'
import { manualClock } from '../../src/platform/clock.ts'
import { createDiskFileStore } from '../../src/platform/files/store/disk-file-store.ts'
import { silentLog } from '../../src/platform/log.ts'
import type { TestApp } from '../browsers/app.ts'

const DAY_MS = 86_400_000

/** The nightly removal of files of imports, as on that day, when everything that is stored has been there since the day before. */
export async function removeFiles(t: TestApp, now: string): Promise<void> {
  const folder = join(t.settings.dataDir, 'files')
  const files = await createDiskFileStore(folder)
  const dayBefore = new Date(Date.parse(now) - DAY_MS)
  for (const entry of await readdir(join(folder, 'objects'), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), dayBefore, dayBefore)
  await handle({ database: t.database, files, clock: manualClock(now), log: silentLog })
}
