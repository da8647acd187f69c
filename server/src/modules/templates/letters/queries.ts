import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ChangingTemplate } from '../text/queries.ts'

export type StoredLetter = { sha256: string; name: string; size: number }

/** The Word paper of a text of answers. */
export function findLetter(db: TenantDb, id: number): Promise<StoredLetter | undefined> {
  return db.maybe(sql<StoredLetter>`
    select letter_sha256 as sha256, letter_name as name, letter_size as size from templates
     where institution_id = ${db.institutionId} and id = ${id} and letter_sha256 is not null`)
}

/** Texts of answers that have a Word paper. */
export async function listLettered(db: TenantDb): Promise<ReadonlySet<number>> {
  const rows = await db.rows(
    sql<{
      id: number
    }>`select id from templates where institution_id = ${db.institutionId} and letter_sha256 is not null`,
  )
  return new Set(rows.map(({ id }) => id))
}

export async function storeLetter(
  db: TenantDb,
  template: ChangingTemplate,
  { letter, at, by }: { letter: StoredLetter | null; at: Date; by: string },
): Promise<void> {
  await db.run(sql`
    update templates set letter_sha256 = ${letter?.sha256 ?? null}, letter_name = ${letter?.name ?? null}, letter_size = ${letter?.size ?? null},
           version = version + 1, updated_at = ${at}, updated_by_name = ${by}
     where institution_id = ${db.institutionId} and id = ${template.id}`)
}
