import { DAYS_AN_EXPORT_IS_KEPT } from '@hdoc/contract/leaving/institution-exports.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { removeExports } from './queries/export-files.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Removes rows first, and bytes before the commit, as the removal of register books does. */
export async function handle({ database, files, clock, log }: JobServices): Promise<void> {
  const now = clock.now().getTime()
  const before = new Date(now - DAYS_AN_EXPORT_IS_KEPT * DAY_MS)
  const storedBefore = new Date(now - HOUR_MS)
  const removed = await database.asPlatform('remove institution exports whose time is over', async (db) => {
    const { exports, unused } = await removeExports(db, before)
    for (const sha256 of unused) await files.delete(sha256, { storedBefore })
    return { exports, parts: unused.length }
  })
  log.info(removed, 'institution exports removed')
}
