import type { ComplaintComment, PictureRegion } from '@hdoc/contract/complaints/complaint-rows.ts'
import type { ComplaintStatus } from '@hdoc/contract/complaints/complaint-status.ts'
import type { Box } from '@hdoc/contract/complaints/place.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export function listComments(db: TenantDb, complaintId: number): Promise<ComplaintComment[]> {
  return db.rows(sql<ComplaintComment>`
    select id, body, at, by_name as by, is_public, from_person from complaint_comments
     where institution_id = ${db.institutionId} and complaint_id = ${complaintId} order by id`)
}

export type PhotoRow = {
  id: number
  name: string
  mime: string
  size: number
  sha256: string
  regions: PictureRegion[] | null
  shown_at: string | null
  shown_by: string | null
  shown_file_id: number | null
  shown_sha256: string | null
}

/** Files of a complaint as they came, oldest first, each with its copy for the public. */
export function listPhotos(db: TenantDb, complaintId: number): Promise<PhotoRow[]> {
  return db.rows(sql<PhotoRow>`
    select f.id, f.name, f.mime, f.size, f.sha256, p.regions, p.at as shown_at, p.by_name as shown_by, p.shown_file_id, s.sha256 as shown_sha256
      from files f
      left join complaint_photos p on p.institution_id = f.institution_id and p.file_id = f.id
      left join files s on s.institution_id = p.institution_id and s.id = p.shown_file_id
     where f.institution_id = ${db.institutionId} and f.complaint_id = ${complaintId}
       and not exists (select from complaint_photos x where x.institution_id = f.institution_id and x.shown_file_id = f.id)
     order by f.id`)
}

export type NearRow = {
  id: number
  number: string
  status: ComplaintStatus
  lat: number
  lng: number
  confirmed_at: string
}

/** Complaints of a type in a box that came after an instant, but for one; those that are joined to another are left out. */
export function listInBox(
  db: TenantDb,
  { typeId, box, since, but }: { typeId: number; box: Box; since: Date; but: number },
): Promise<NearRow[]> {
  return db.rows(sql<NearRow>`
    select c.id, c.number, c.status, c.lat, c.lng, c.confirmed_at from complaints c
     where c.institution_id = ${db.institutionId} and c.type_id = ${typeId} and c.id <> ${but}
       and c.lat between ${box.south} and ${box.north} and c.lng between ${box.west} and ${box.east}
       and c.confirmed_at > ${since.toISOString()}::timestamptz and c.joined_to_id is null
     order by c.id desc limit 50`)
}
