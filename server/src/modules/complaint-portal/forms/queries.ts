import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { SentFile } from '../../public-forms/index.ts'

/** Keeps the photos of a complaint as files that wait for its document; gives their ids. */
export async function addPhotos(
  db: TenantDb,
  photos: readonly SentFile[],
  { by, at }: { by: string; at: Date },
): Promise<number[]> {
  const ids: number[] = []
  for (const { name, mime, kind, size, sha256 } of photos) {
    const { id } = await db.one(sql<{ id: number }>`
      insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name)
      values (${db.institutionId}, ${name}, ${mime}, ${kind}, ${size}, ${sha256}, ${at}, ${by}) returning id`)
    ids.push(id)
  }
  return ids
}

export type OwnPlace = { county: string; locality: string }

/** Where the institution is; '' where it does not say. */
export function findOwnPlace(db: TenantDb): Promise<OwnPlace | undefined> {
  return db.maybe(sql<OwnPlace>`
    select county_name as county, locality from institutions where id = ${db.institutionId}`)
}
