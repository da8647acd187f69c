import type { PlatformDb } from '../database.ts'
import { sql } from '../sql.ts'

/**
 * Gives those of the just removed contents that nothing in any institution refers to any more;
 * their bytes may be deleted. The table `content_holders` names every column that refers to contents
 * of the file store.
 */
export async function unusedContents(
  db: PlatformDb,
  removed: readonly { sha256: string }[],
): Promise<string[]> {
  const hashes = [...new Set(removed.map(({ sha256 }) => sha256))]
  const unused = await db.rows(sql<{ sha256: string }>`
    select h as sha256 from unnest(${hashes}::text[]) h where not content_in_use(h)`)
  return unused.map(({ sha256 }) => sha256)
}
