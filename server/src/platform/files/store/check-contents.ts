import type { Clock } from '../../clock.ts'
import { clearDamage, isInUse, listDamaged, markDamaged } from '../../db/checks/damaged-contents.ts'
import type { Database } from '../../db/database.ts'
import type { Damage, FileStore } from './file-store.ts'

export type DamagedContent = { content: string; damage: Damage }
type Services = { database: Database; files: FileStore; clock: Clock }

/**
 * Reads contents in full and compares them with their hashes. It marks and answers damaged contents, and
 * takes the mark off contents that are sound again. A content that nothing refers to any more was
 * removed, so it is not damaged.
 */
export async function checkContents(
  { database, files, clock }: Services,
  contents: readonly string[],
): Promise<DamagedContent[]> {
  const marked = new Set(await listDamaged(database.global))
  const damaged: DamagedContent[] = []
  for (const content of contents) {
    const damage = await files.check(content)
    const kept =
      damage !== 'sound' &&
      (await database.asPlatform('see whether a damaged content is in use', (db) => isInUse(db, content)))
    if (kept) {
      await markDamaged(database.global, content, damage, clock.now())
      damaged.push({ content, damage })
    } else if (damage !== 'sound' || marked.has(content)) await clearDamage(database.global, content)
  }
  return damaged
}
