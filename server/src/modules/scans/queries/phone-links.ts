import type { PhonePhoto } from '@hdoc/contract/scans/phone-links.ts'
import type { Actor, AuditActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type NewLink = {
  tokenHash: Buffer
  documentId: number | null
  at: Date
  expiresAt: Date
  madeBy: AuditActor
  /** The session in which the code is shown. */
  session: { institutionId: number; hash: Buffer }
}

export async function addLink(db: TenantDb, actor: Actor, link: NewLink): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into phone_links (institution_id, token_hash, document_id, made_at, expires_at, person_institution_id, person_id, made_by,
                             session_institution_id, session_hash)
    values (${db.institutionId}, ${link.tokenHash}, ${link.documentId}, ${link.at}, ${link.expiresAt}, ${actor.institutionId}, ${actor.id},
            ${JSON.stringify(link.madeBy)}::jsonb, ${link.session.institutionId}, ${link.session.hash})
    returning id`)
  return id
}

export type LinkRow = {
  id: number
  document_id: number | null
  /** The number of the document. */
  number: string
  expires_at: string
  made_by: AuditActor
  person_institution_id: number
  person_id: number
  state: 'open' | 'sent' | 'revoked'
  /** Open, in its time, and its person still signed in where they had it shown. */
  alive: boolean
}

/** Finds a code by its token, in any state, so that a code which has ended is no guess. */
export function findByToken(db: TenantDb, tokenHash: Buffer, now: Date): Promise<LinkRow | undefined> {
  return db.maybe(sql<LinkRow>`
    select l.id, l.document_id, coalesce(d.number, '') as number, l.expires_at, l.made_by, l.person_institution_id, l.person_id, l.state,
           l.state = 'open' and l.expires_at > ${now} and l.session_hash is not null as alive
      from phone_links l
      left join documents d on d.institution_id = l.institution_id and d.id = l.document_id
     where l.institution_id = ${db.institutionId} and l.token_hash = ${tokenHash}`)
}

const isOpen = (db: TenantDb, id: number, now: Date) =>
  sql`institution_id = ${db.institutionId} and id = ${id} and state = 'open' and expires_at > ${now} and session_hash is not null`

export type PhotoRoom = 'free' | 'ended' | 'full'
type PhotoLimit = { now: Date; most: number; mostTaken: number }

/** Does an open code take another page? */
export async function findRoom(db: TenantDb, linkId: number, limit: PhotoLimit): Promise<PhotoRoom> {
  const open = await db.maybe(sql`select from phone_links where ${isOpen(db, linkId, limit.now)}`)
  if (!open) return 'ended'
  const { photos, taken } = await db.one(sql<{ photos: number; taken: number }>`
    select count(*) filter (where not dropped) as photos, count(*) as taken from phone_photos
     where institution_id = ${db.institutionId} and link_id = ${linkId}`)
  return photos >= limit.most || taken >= limit.mostTaken ? 'full' : 'free'
}

/** Adds a page to an open code, unless the code has ended meanwhile or has as many as it takes. */
export async function addPhoto(
  db: TenantDb,
  linkId: number,
  photo: { sha256: string; mime: string; size: number; name: string },
  limit: PhotoLimit,
): Promise<{ room: 'free'; id: number } | { room: 'ended' | 'full'; id: 0 }> {
  await db.maybe(
    sql`select from phone_links where institution_id = ${db.institutionId} and id = ${linkId} for update`,
  )
  const room = await findRoom(db, linkId, limit)
  if (room !== 'free') return { room, id: 0 }
  const { id } = await db.one(sql<{ id: number }>`
    insert into phone_photos (institution_id, link_id, sha256, mime, size, name)
    values (${db.institutionId}, ${linkId}, ${photo.sha256}, ${photo.mime}, ${photo.size}, ${photo.name}) returning id`)
  return { room, id }
}

/**
 * Lists the pages that wait for the sending, in the order they were put last. Pages that came since stand
 * last.
 */
export function listWaitingPhotos(db: TenantDb, linkId: number): Promise<PhonePhoto[]> {
  return db.rows(sql<PhonePhoto>`
    select id, name, size from phone_photos
     where institution_id = ${db.institutionId} and link_id = ${linkId} and not dropped order by page nulls last, id`)
}

/** Puts pages of an open code in this order and takes others out; false when it has ended. */
export async function arrangePhotos(
  db: TenantDb,
  linkId: number,
  { photoIds, droppedIds }: { photoIds: readonly number[]; droppedIds: readonly number[] },
  now: Date,
): Promise<boolean> {
  const open = await db.maybe(sql`select from phone_links where ${isOpen(db, linkId, now)} for update`)
  if (!open) return false
  await db.run(sql`
    update phone_photos set dropped = true
     where institution_id = ${db.institutionId} and link_id = ${linkId} and id = any(${[...droppedIds]}::bigint[])`)
  await orderPhotos(db, linkId, photoIds)
  return true
}

/** Uses a code up; false when it has ended or somebody was first. */
export async function markSent(db: TenantDb, id: number, now: Date): Promise<boolean> {
  return (await db.run(sql`update phone_links set state = 'sent' where ${isOpen(db, id, now)}`)) === 1
}

/** Numbers these pages in their order, and no others. Gives how many of them are of this code. */
export async function orderPhotos(
  db: TenantDb,
  linkId: number,
  photoIds: readonly number[],
): Promise<number> {
  await db.run(
    sql`update phone_photos set page = null where institution_id = ${db.institutionId} and link_id = ${linkId} and page is not null`,
  )
  return db.run(sql`
    update phone_photos p set page = o.page from unnest(${[...photoIds]}::bigint[]) with ordinality o(id, page)
     where p.institution_id = ${db.institutionId} and p.link_id = ${linkId} and p.id = o.id and not p.dropped`)
}

/** Lists the pages of a code that was used, in their order; none of one that was not. */
export async function listSentIds(db: TenantDb, linkId: number): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select p.id from phone_photos p join phone_links l on l.institution_id = p.institution_id and l.id = p.link_id
     where p.institution_id = ${db.institutionId} and p.link_id = ${linkId} and l.state = 'sent' and p.page is not null order by p.page`)
  return rows.map(({ id }) => id)
}

export async function addSent(
  db: TenantDb,
  link: Pick<LinkRow, 'id' | 'document_id' | 'made_by'>,
  scan: { name: string; at: Date },
): Promise<void> {
  await db.run(sql`
    insert into scans (institution_id, source, state, name, arrived_at, sent_by, phone_link_id, document_id)
    values (${db.institutionId}, 'phone', 'composing', ${scan.name}, ${scan.at}, ${JSON.stringify(link.made_by)}::jsonb, ${link.id}, ${link.document_id})`)
}

const ownLink = (db: TenantDb, actor: Actor, id: number) =>
  sql`l.institution_id = ${db.institutionId} and l.id = ${id} and l.person_institution_id = ${actor.institutionId} and l.person_id = ${actor.id}`

export type LinkProgress = {
  state: 'open' | 'sent' | 'revoked'
  alive: boolean
  photos: number
  scan_id: number | null
  scan_state: string | null
}
export function findProgress(
  db: TenantDb,
  actor: Actor,
  id: number,
  now: Date,
): Promise<LinkProgress | undefined> {
  return db.maybe(sql<LinkProgress>`
    select l.state, l.expires_at > ${now} and l.session_hash is not null as alive, s.id as scan_id, s.state as scan_state,
           (select count(*) from phone_photos p where p.institution_id = l.institution_id and p.link_id = l.id and not p.dropped) as photos
      from phone_links l
      left join scans s on s.institution_id = l.institution_id and s.phone_link_id = l.id
     where ${ownLink(db, actor, id)}`)
}

/**
 * Revokes one of the caller's codes and gives its document. `revoked` is false when the code was not open any
 * more.
 */
export async function revoke(
  db: TenantDb,
  actor: Actor,
  id: number,
): Promise<{ document_id: number | null; revoked: boolean } | undefined> {
  const link = await db.maybe(sql<{ document_id: number | null; state: string }>`
    select l.document_id, l.state from phone_links l where ${ownLink(db, actor, id)} for update`)
  if (!link) return undefined
  if (link.state !== 'open') return { document_id: link.document_id, revoked: false }
  await db.run(
    sql`update phone_links set state = 'revoked' where institution_id = ${db.institutionId} and id = ${id}`,
  )
  return { document_id: link.document_id, revoked: true }
}
