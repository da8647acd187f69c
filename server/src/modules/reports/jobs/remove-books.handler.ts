import { DAYS_A_BOOK_IS_KEPT } from '@hdoc/contract/registers/register-books.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { removeBooks } from './queries.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/**
 * Removes rows first, and bytes before the commit. After a crash in between the rows are still there, and the
 * next night finishes the work.
 */
export async function handle({ database, files, clock, log }: JobServices): Promise<void> {
  const now = clock.now().getTime()
  const before = new Date(now - DAYS_A_BOOK_IS_KEPT * DAY_MS)
  // Content stored within the last hour may belong to an upload whose row is not written yet.
  const storedBefore = new Date(now - HOUR_MS)
  const removed = await database.asPlatform('remove register books whose time is over', async (db) => {
    const { books, unused } = await removeBooks(db, before)
    for (const sha256 of unused) await files.delete(sha256, { storedBefore })
    return { books, volumes: unused.length }
  })
  log.info(removed, 'register books removed')
}
