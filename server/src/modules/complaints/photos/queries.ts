import type { PictureRegion } from '@hdoc/contract/complaints/complaint-rows.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ChangingComplaint } from '../record/queries/complaints.ts'

type Copy = {
  fileId: number
  regions: readonly PictureRegion[]
  file: { name: string; mime: string; size: number; sha256: string }
  at: Date
  by: string
}

/** Keeps the copy of a photo that may be shown to the public; an earlier one of the same photo goes. */
export async function storeShownPhoto(db: TenantDb, complaint: ChangingComplaint, copy: Copy): Promise<void> {
  await removeShownPhoto(db, complaint, copy.fileId)
  const { file } = copy
  await db.run(sql`
    with copy as (
      insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, complaint_id)
      values (${db.institutionId}, ${file.name}, ${file.mime}, 'image', ${file.size}, ${file.sha256}, ${copy.at.toISOString()}::timestamptz, ${copy.by}, ${complaint.id})
      returning id)
    insert into complaint_photos (institution_id, complaint_id, file_id, shown_file_id, regions, at, by_name)
    select ${db.institutionId}, ${complaint.id}, ${copy.fileId}, id, ${JSON.stringify(copy.regions)}::jsonb, ${copy.at.toISOString()}::timestamptz, ${copy.by}
      from copy`)
}

/** Removes the copy of a photo; false when there is none. Its bytes go with the contents that nothing refers to. */
export async function removeShownPhoto(
  db: TenantDb,
  complaint: ChangingComplaint,
  fileId: number,
): Promise<boolean> {
  const gone = await db.maybe(sql<{ shown_file_id: number }>`
    delete from complaint_photos
     where institution_id = ${db.institutionId} and complaint_id = ${complaint.id} and file_id = ${fileId}
    returning shown_file_id`)
  if (!gone) return false
  await db.run(
    sql`delete from files where institution_id = ${db.institutionId} and id = ${gone.shown_file_id}`,
  )
  return true
}

export type ShownPhoto = { sha256: string }
/**
 * The first shown photo of a complaint that the public may see: one that is worked on, of a type that is shown publicly.
 */
export function findPublicPhoto(db: TenantDb, complaintId: number): Promise<ShownPhoto | undefined> {
  return db.maybe(sql<ShownPhoto>`
    select f.sha256 from complaints c
      join complaint_types t on t.institution_id = c.institution_id and t.id = c.type_id and t.is_public
      join complaint_photos p on p.institution_id = c.institution_id and p.complaint_id = c.id
      join files f on f.institution_id = p.institution_id and f.id = p.shown_file_id
     where c.institution_id = ${db.institutionId} and c.id = ${complaintId} and c.status = 'in_progress' and c.joined_to_id is null
     order by p.file_id limit 1`)
}

export type SameRow = { id: number; lat: number; lng: number; confirmed_at: string }

/** Complaints of a public type in a box that the public may see, because they are worked on and have a shown photo. */
export function listSame(
  db: TenantDb,
  {
    typeId,
    box,
    since,
  }: { typeId: number; box: { south: number; west: number; north: number; east: number }; since: Date },
): Promise<SameRow[]> {
  return db.rows(sql<SameRow>`
    select c.id, c.lat, c.lng, c.confirmed_at from complaints c
      join complaint_types t on t.institution_id = c.institution_id and t.id = c.type_id and t.is_public and t.active
     where c.institution_id = ${db.institutionId} and c.type_id = ${typeId} and c.status = 'in_progress' and c.joined_to_id is null
       and c.lat between ${box.south} and ${box.north} and c.lng between ${box.west} and ${box.east}
       and c.confirmed_at > ${since.toISOString()}::timestamptz
       and exists (select from complaint_photos p where p.institution_id = c.institution_id and p.complaint_id = c.id)
     order by c.id desc limit 20`)
}
