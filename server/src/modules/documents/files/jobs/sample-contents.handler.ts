import { contentsInUse, listDamaged } from '../../../../platform/db/checks/damaged-contents.ts'
import { checkContents } from '../../../../platform/files/store/check-contents.ts'
import type { JobServices } from '../../../../platform/jobs/job-context.ts'

const DAY_MS = 86_400_000
const PARTS = 256

/**
 * The first two hexadecimal digits of the hashes that are checked in a night. They follow from the date, so
 * all parts come in turn, whichever worker runs.
 */
export const partOfNight = (now: Date): string =>
  (Math.floor(now.getTime() / DAY_MS) % PARTS).toString(16).padStart(2, '0')

/**
 * Checks the night's part and all contents that are marked as damaged already: a content that was brought
 * back from a backup loses its mark.
 */
export async function handle(
  services: Pick<JobServices, 'database' | 'files' | 'clock' | 'log'>,
): Promise<void> {
  const { database, clock, log } = services
  const start = partOfNight(clock.now())
  const part = await database.asPlatform('sample the stored contents', (db) => contentsInUse(db, start))
  const marked = await listDamaged(database.global)
  const damaged = await checkContents(services, [...new Set([...part, ...marked])])
  log[damaged.length > 0 ? 'error' : 'info'](
    { start, read: part.length, damaged: damaged.length },
    'stored contents compared',
  )
}
