import { DAYS_AN_IMPORT_IS_KEPT } from '@hdoc/contract/imports/import-states.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { removeFiles } from '../queries/upkeep.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Removes rows first, and bytes before the commit; after a crash in between the next night finishes the work. */
export async function handle({
  database,
  files,
  clock,
  log,
}: Pick<JobServices, 'database' | 'files' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now().getTime()
  const before = new Date(now - DAYS_AN_IMPORT_IS_KEPT * DAY_MS)
  const storedBefore = new Date(now - HOUR_MS)
  const removed = await database.asPlatform('remove files of imports whose time is over', async (db) => {
    const { imports, unused } = await removeFiles(db, before)
    for (const sha256 of unused) await files.delete(sha256, { storedBefore })
    return imports
  })
  log.info({ imports: removed }, 'files of imports removed')
}
