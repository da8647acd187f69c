import { unusedContents } from '../../../platform/db/checks/unused-contents.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type PictureRow = { sha256: string; size: number; width: number; height: number }

export async function addPicture(db: TenantDb, picture: PictureRow, at: Date): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into post_pictures (institution_id, sha256, size, width, height, created_at)
    values (${db.institutionId}, ${picture.sha256}, ${picture.size}, ${picture.width}, ${picture.height}, ${at}) returning id`)
  return id
}

/** A picture; `shown`: a post that is public today shows it. */
export function findPicture(
  db: TenantDb,
  id: number,
  today: string,
): Promise<{ sha256: string; size: number; shown: boolean } | undefined> {
  return db.maybe(sql<{ sha256: string; size: number; shown: boolean }>`
    select x.sha256, x.size, exists (
             select from post_picture_links l join posts p on p.institution_id = l.institution_id and p.id = l.post_id
              where l.institution_id = x.institution_id and l.picture_id = x.id and p.status = 'public' and p.published_on <= ${today}::date) as shown
      from post_pictures x where x.institution_id = ${db.institutionId} and x.id = ${id}`)
}

/** Removes pictures that arrived before then and that no post shows; gives the contents nobody has any more. */
export async function removeUnshown(db: PlatformDb, before: Date): Promise<string[]> {
  const removed = await db.rows(sql<{ sha256: string }>`
    delete from post_pictures x
     where x.created_at < ${before} and not exists (
       select from post_picture_links l where l.institution_id = x.institution_id and l.picture_id = x.id)
    returning x.sha256`)
  return unusedContents(db, removed)
}
