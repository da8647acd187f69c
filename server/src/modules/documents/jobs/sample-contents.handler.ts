import { contentsInUse, listDamaged } from '../../../platform/db/damaged-contents.ts'
import { checkContents } from '../../../platform/files/check-contents.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'

const DAY_MS = 86_400_000
const PARTS = 256

/** The two letters with which the hashes of a night's part begin; all parts come in turn, whichever worker runs. */
export const partOfNight = (now: Date): string =>
  (Math.floor(now.getTime() / DAY_MS) % PARTS).toString(16).padStart(2, '0')

/** The night's part, and whatever is marked already: brought back from a backup, its mark goes. */
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
