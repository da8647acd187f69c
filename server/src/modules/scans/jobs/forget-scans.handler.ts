import { SCAN_KEPT_DAYS } from '@hdoc/contract/scans/scans.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { removeOldLinks, removeOldRefusals, removeOldScans } from '../queries/forgotten.ts'

const DAY_MS = 86_400_000

/**
 * Removes rows first, and bytes before the commit. After a crash in between the rows are still there, and the
 * next night goes on.
 */
export async function handle({ database, files, clock, log }: JobServices): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const forgotten = await database.asPlatform('forget old scans and codes of phones', async (db) => {
    const links = await removeOldLinks(db, before(1))
    const scans = await removeOldScans(db, before(SCAN_KEPT_DAYS))
    const unused = [...new Set([...links, ...scans])]
    for (const sha256 of unused) await files.delete(sha256, { storedBefore: before(1) })
    return { contents: unused.length, refusals: await removeOldRefusals(db, before(SCAN_KEPT_DAYS)) }
  })
  log.info(forgotten, 'old scans forgotten')
}
