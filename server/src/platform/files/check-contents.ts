import type { Clock } from '../clock.ts'
import { clearDamage, isInUse, listDamaged, markDamaged } from '../db/damaged-contents.ts'
import type { Database } from '../db/database.ts'
import type { Damage, FileStore } from './file-store.ts'

export type DamagedContent = { content: string; damage: Damage }
type Services = { database: Database; files: FileStore; clock: Clock }

/**
 * Reads contents whole and compares them with their hashes: marks what is damaged, and takes the mark away where the
 * bytes are what they were again. What nobody refers to any more by then was removed, not damaged.
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
