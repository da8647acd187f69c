import type { AuditActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

export type FurtherNumber = {
  register_id: number
  register_name: string
  number: string
  given_on: string
  given_by: string
}

export type FurtherShown = { register: string; register_number: string }

/** A column `further_numbers` with the further numbers of a document (alias d), as they were given. */
export const furtherNumbers: Fragment = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('register', fr.name, 'register_number', f.number) order by f.given_at, f.register_id), '[]')
     from further_numbers f join registers fr on fr.institution_id = f.institution_id and fr.id = f.register_id
    where f.institution_id = d.institution_id and f.document_id = d.id) as further_numbers`

/** Numbers a document has besides its own, as they were given. */
export function listFurtherNumbers(db: TenantDb, documentId: number): Promise<FurtherNumber[]> {
  return db.rows(sql<FurtherNumber>`
    select f.register_id, r.name as register_name, f.number, f.given_on, f.given_by_name as given_by
      from further_numbers f join registers r on r.institution_id = f.institution_id and r.id = f.register_id
     where f.institution_id = ${db.institutionId} and f.document_id = ${documentId} order by f.given_at, f.register_id`)
}

export type FurtherItem = {
  document_id: number
  register_id: number
  actor: AuditActor
  group_ids: readonly number[]
  is_manager: boolean
}

/** Gives documents numbers of secondary registers, all or none; see migration 0041. */
export function giveFurtherNumbers(
  db: TenantDb,
  now: Date | null,
  items: readonly FurtherItem[],
): Promise<{ document_id: number; register_id: number; number: string }[]> {
  return db.rows(sql<{ document_id: number; register_id: number; number: string }>`
    select * from give_further_numbers(${db.institutionId}, ${now?.toISOString() ?? null}::timestamptz, ${JSON.stringify(items)}::jsonb)`)
}
