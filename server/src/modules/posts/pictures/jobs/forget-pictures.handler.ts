import type { JobServices } from '../../../../platform/jobs/job-context.ts'
import { removeUnshown } from '../queries.ts'

const DAY_MS = 86_400_000
/** A text may be written for some days before it is saved. */
const KEPT_DAYS = 7

/**
 * Removes rows first, and bytes before the commit. After a crash in between the rows are still there, and the
 * next night goes on.
 */
export async function handle({ database, files, clock, log }: JobServices): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const forgotten = await database.asPlatform('forget pictures that no post shows', async (db) => {
    const unused = [...new Set(await removeUnshown(db, before(KEPT_DAYS)))]
    for (const sha256 of unused) await files.delete(sha256, { storedBefore: before(1) })
    return unused.length
  })
  log.info({ contents: forgotten }, 'pictures that no post shows forgotten')
}
