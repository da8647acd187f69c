import type { TenantDb } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../notifications/index.ts'

/** To whom a paper was broadcast. */
export type Audience = { whole_institution: boolean; group_ids: number[] }
export type Broadcast = Audience & {
  /** The document. */
  id: number
  number: string
  title: string
  registered_at: string
  registered_by: Person
}

/**
 * Stores to whom those of some new documents go whose type is broadcast: active departments of the type, without any the
 * document's own. Restricted documents and those already broadcast are left out.
 */
export function storeBroadcasts(db: TenantDb, documentIds: readonly number[]): Promise<Broadcast[]> {
  return db.rows(sql<Broadcast>`
    with stored as (
      insert into document_broadcasts (institution_id, document_id, whole_institution, group_ids, told_at)
      select d.institution_id, d.id, t.broadcast = 'all', case when t.broadcast = 'all' then '{}' else g.ids end, d.registered_at
        from documents d
        join doc_types t on t.institution_id = d.institution_id and t.id = d.doc_type_id and t.broadcast <> 'none'
        cross join lateral (
          select coalesce(array_agg(g.id order by g.id), '{}') as ids from user_groups g
           where g.institution_id = d.institution_id and g.active
             and g.id = any(case when t.broadcast_group_ids = '{}' then array[d.group_id] else t.broadcast_group_ids end)) g
       where d.institution_id = ${db.institutionId} and d.id = any(${[...documentIds]}::bigint[]) and d.access_level < 4
         and d.deleted_at is null and (t.broadcast = 'all' or g.ids <> '{}')
      on conflict on constraint document_broadcasts_pkey do nothing
      returning document_id, whole_institution, group_ids)
    select d.id, d.number, d.short_description as title, d.registered_at, s.whole_institution, to_jsonb(s.group_ids) as group_ids,
           json_build_object('institutionId', d.registered_by_institution_id, 'id', d.registered_by_id) as registered_by
      from stored s join documents d on d.institution_id = ${db.institutionId} and d.id = s.document_id
     order by d.id`)
}

export async function listActiveGroups(db: TenantDb): Promise<number[]> {
  const rows = await db.rows(
    sql<{
      id: number
    }>`select id from user_groups where institution_id = ${db.institutionId} and active order by id`,
  )
  return rows.map(({ id }) => id)
}

/** The active people of an audience. */
export async function listPeopleTold(
  db: TenantDb,
  { whole_institution, group_ids }: Audience,
): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select u.id from users u
     where u.institution_id = ${db.institutionId} and u.state = 'active'
       and (${whole_institution} or exists (
         select from group_members m
          where m.institution_id = u.institution_id and m.user_id = u.id and m.group_id = any(${[...group_ids]}::bigint[])))
     order by u.id`)
  return rows.map(({ id }) => id)
}

export type StoredBroadcast = Audience & { groups: string[]; told_at: string }

/** To whom a document was broadcast, with the names of the departments. */
export function findBroadcast(db: TenantDb, documentId: number): Promise<StoredBroadcast | undefined> {
  return db.maybe(sql<StoredBroadcast>`
    select b.whole_institution, to_jsonb(b.group_ids) as group_ids, b.told_at,
           coalesce((select jsonb_agg(g.name order by g.name collate romanian) from user_groups g
                      where g.institution_id = b.institution_id and g.id = any(b.group_ids)), '[]') as groups
      from document_broadcasts b where b.institution_id = ${db.institutionId} and b.document_id = ${documentId}`)
}

export type Reader = { id: number; name: string; read_at: string | null }

/** The active people of an audience and whoever confirmed: those who have not first, by name. */
export function listReaders(
  db: TenantDb,
  documentId: number,
  { whole_institution, group_ids }: Audience,
): Promise<Reader[]> {
  return db.rows(sql<Reader>`
    select u.id, u.name, r.read_at from users u
      left join document_readings r on r.institution_id = u.institution_id and r.user_id = u.id and r.document_id = ${documentId}
     where u.institution_id = ${db.institutionId}
       and (r.user_id is not null
            or u.state = 'active' and (${whole_institution} or exists (
              select from group_members m
               where m.institution_id = u.institution_id and m.user_id = u.id and m.group_id = any(${[...group_ids]}::bigint[]))))
     order by r.read_at nulls first, u.name collate romanian, u.id`)
}

/** Stores that a person confirmed; false = they had already. */
export async function storeReading(
  db: TenantDb,
  { documentId, userId, at }: { documentId: number; userId: number; at: Date },
): Promise<boolean> {
  const stored = await db.run(sql`
    insert into document_readings (institution_id, document_id, user_id, read_at)
    values (${db.institutionId}, ${documentId}, ${userId}, ${at})
    on conflict on constraint document_readings_pkey do nothing`)
  return stored > 0
}
