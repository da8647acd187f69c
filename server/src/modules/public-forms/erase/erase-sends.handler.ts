import { unusedContents } from '../../../platform/db/checks/unused-contents.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { abandonedBefore, erasedBefore } from '../record/send-rules.ts'
import { removeOldSends } from './queries.ts'

const DAY_MS = 86_400_000

/**
 * Removes the rows first, and the bytes before the commit: after a crash in between the rows are still there. A content
 * that came again within the last day stays, because bytes are stored before their row is written.
 */
export async function handle({
  database,
  files,
  clock,
  log,
}: Pick<JobServices, 'database' | 'files' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  const before = { erased: erasedBefore(now), abandoned: abandonedBefore(now) }
  const storedBefore = new Date(now.getTime() - DAY_MS)
  const { sends, pieces } = await database.asPlatform(
    'erase forms that were not confirmed, and those that have become something else',
    async (db) => {
      const removed = await removeOldSends(db, before)
      for (const sha256 of await unusedContents(db, removed.contents))
        await files.delete(sha256, { storedBefore })
      return removed
    },
  )
  for (const name of pieces) await files.deletePiece(name)
  if (sends > 0) log.info({ sends }, 'public forms erased')
}
