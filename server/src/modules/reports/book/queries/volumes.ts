import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type Volume = {
  volume: number
  first_number: string
  last_number: string
  lines: number
  pages: number
  size: number
  sha256: string
}

export async function addVolume(db: TenantDb, bookId: number, volume: Volume): Promise<void> {
  await db.run(sql`
    insert into register_book_volumes (institution_id, book_id, volume, first_number, last_number, lines, pages, size, sha256)
    values (${db.institutionId}, ${bookId}, ${volume.volume}, ${volume.first_number}, ${volume.last_number}, ${volume.lines},
            ${volume.pages}, ${volume.size}, ${volume.sha256})`)
}

export function findVolume(
  db: TenantDb,
  bookId: number,
  volume: number,
): Promise<{ sha256: string; size: number } | undefined> {
  return db.maybe(sql<{ sha256: string; size: number }>`
    select sha256, size from register_book_volumes
     where institution_id = ${db.institutionId} and book_id = ${bookId} and volume = ${volume}`)
}
