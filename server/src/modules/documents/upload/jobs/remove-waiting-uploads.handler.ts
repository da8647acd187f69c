import type { JobServices } from '../../../../platform/jobs/job-context.ts'
import { removeOldIncoming } from '../queries.ts'
import { removeWaitingUploads } from './queries.ts'

const DAY_MS = 86_400_000

/**
 * Removes the rows first, and the bytes before the commit. After a crash in between, the rows are still
 * there, and the next night finishes the work. Bytes that came again meanwhile stay, because an upload stores
 * its bytes first and writes its row after.
 */
export async function handle({
  database,
  files,
  clock,
  log,
}: Pick<JobServices, 'database' | 'files' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS)
  const contents = await database.asPlatform('remove uploads that nobody attached', async (db) => {
    const unused = await removeWaitingUploads(db, before)
    for (const sha256 of unused) await files.delete(sha256, { storedBefore: before })
    return unused.length
  })
  const pieces = await database.asPlatform('remove uploads that were never finished', (db) =>
    removeOldIncoming(db, before),
  )
  for (const name of pieces) await files.deletePiece(name)
  const unfinished = await files.removeUnfinished(before)
  log.info({ contents, unfinished }, 'waiting uploads removed')
}
