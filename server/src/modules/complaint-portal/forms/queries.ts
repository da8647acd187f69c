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

/**
 * Streets that at least three entries of the directory name, so that no address of one person is told. `typed` is what
 * their folded name has to hold.
 */
export async function listStreets(
  db: TenantDb,
  { typed, most }: { typed: string; most: number },
): Promise<string[]> {
  const rows = await db.rows(sql<{ street: string }>`
    select min(street) as street from issuers
     where institution_id = ${db.institutionId} and street <> '' and fold(street) like '%' || fold(${typed}) || '%' escape '\\'
     group by fold(street) having count(*) >= 3
     order by count(*) desc, 1 limit ${most}`)
  return rows.map(({ street }) => street)
}
