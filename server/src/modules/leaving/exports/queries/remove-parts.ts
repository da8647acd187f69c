import { unusedContents } from '../../../../platform/db/checks/unused-contents.ts'
import type { PlatformDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/** Removes the parts of some exports, and gives the contents that nothing else has. */
export async function removeParts(
  db: PlatformDb,
  exports: readonly { institution_id: number; id: number }[],
): Promise<string[]> {
  const chosen = sql`(institution_id, export_id) in (
    select * from unnest(${exports.map((x) => x.institution_id)}::bigint[], ${exports.map((x) => x.id)}::bigint[]))`
  await db.run(sql`delete from institution_export_files where ${chosen}`)
  await db.run(sql`delete from institution_export_unlocks where ${chosen}`)
  const parts = await db.rows(sql<{ sha256: string }>`
    delete from institution_export_parts where ${chosen} returning sha256`)
  return unusedContents(db, parts)
}
