import { unusedContents } from '../../../../platform/db/checks/unused-contents.ts'
import type { JobServices } from '../../../../platform/jobs/job-context.ts'
import { looksForeign, MOST_STRAYS } from './stray-contents.ts'

const DAY_MS = 86_400_000

/**
 * Removes stored contents that have no row. Bytes are stored first and their row is written after, so
 * whatever is refused or killed in between leaves contents without a row. A content that is sent again
 * becomes young, and young contents stay; so nothing is locked, and several servers and workers may go on
 * meanwhile.
 */
export async function handle({
  database,
  files,
  clock,
  log,
}: Pick<JobServices, 'database' | 'files' | 'clock' | 'log'>): Promise<void> {
  const storedBefore = new Date(clock.now().getTime() - DAY_MS)
  const strays: string[] = []
  const counts = { stored: 0, strays: 0 }
  for await (const some of files.listStored()) {
    const unused = await database.asPlatform('find contents that nothing refers to', (db) =>
      unusedContents(
        db,
        some.map((sha256) => ({ sha256 })),
      ),
    )
    counts.stored += some.length
    counts.strays += unused.length
    strays.push(...unused.slice(0, MOST_STRAYS - strays.length))
  }
  if (looksForeign(counts)) {
    log.error(counts, 'most of the stored files are unknown to this database: none removed')
    return
  }
  let removed = 0
  for (const sha256 of strays) if (await files.delete(sha256, { storedBefore })) removed++
  log.info({ ...counts, removed }, 'stray contents removed')
}
