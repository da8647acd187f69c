import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { forgetDigests, forgetNotices } from './queries.ts'

const DAY_MS = 86_400_000
/** How long a notice is kept that was read, and one that was not. */
const READ_DAYS = 90
const UNREAD_DAYS = 365
const AT_ONCE = 5_000

/** Works in small transactions, so that nobody waits for it. */
export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const now = clock.now().getTime()
  const before = (days: number): Date => new Date(now - days * DAY_MS)
  const forget = async (what: typeof forgetNotices | typeof forgetDigests): Promise<number> => {
    let total = 0
    for (;;) {
      const forgotten = await database.asPlatform('forget notices whose time is over', (db) =>
        what(db, { read: before(READ_DAYS), unread: before(UNREAD_DAYS), most: AT_ONCE }),
      )
      total += forgotten
      if (forgotten < AT_ONCE) return total
    }
  }
  log.info(
    { notices: await forget(forgetNotices), digests: await forget(forgetDigests) },
    'old notices forgotten',
  )
}
