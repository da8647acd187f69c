import type { TenantDb } from '../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../platform/db/institution-scope.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Deletes the contents of all entries about some subjects. Gives the ids that had content. */
export async function takeContentsAbout(
  db: TenantDb,
  subject: { type: string; ids: readonly number[] },
): Promise<number[]> {
  const entries = await db.rows(sql<{ id: number }>`
    select e.id from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
     where e.institution_id = ${db.institutionId} and e.subject_type = ${subject.type} and e.subject_id = any(${[...subject.ids]}::bigint[])`)
  return takeContents(
    db,
    entries.map(({ id }) => id),
  )
}

/** Deletes the contents of entries. Gives the ids that had some. Contents that prove an erasure are kept. */
export async function takeContents(db: TenantDb, ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows(sql<{ entry_id: number }>`
    delete from audit_payloads p using audit_entries e
     where p.institution_id = ${db.institutionId} and p.entry_id = any(${[...ids]}::bigint[])
       and e.institution_id = p.institution_id and e.id = p.entry_id and e.action not in ('activity.erased', 'issuer.erased')
     returning p.entry_id`)
  return rows.map(({ entry_id }) => entry_id).sort((a, b) => a - b)
}

/**
 * Stores for each entry that its erasure was asked for, and which entry names it under the server's
 * signature.
 */
export async function addErasures(
  db: TenantDb,
  ids: readonly number[],
  erasure: { at: Date; by: string; reason: string; namedIn: number },
): Promise<void> {
  await db.run(sql`
    insert into audit_erasures (institution_id, entry_id, erased_at, erased_by_name, reason, named_in)
    select ${db.institutionId}::bigint, x, ${erasure.at}::timestamptz, ${erasure.by}, ${erasure.reason}, ${erasure.namedIn}::bigint
      from unnest(${[...ids]}::bigint[]) x`)
}

export interface NamingRow {
  institution_id: number
  tag: string
  named_in: number
  action: string | null
  payload: string | null
  entries: string[]
}

/** Lists erasures, gathered by the entry that names them, after one of these entries. */
export function listNamings(
  db: Db,
  scope: Scope,
  after: { institution_id: number; named_in: number },
  limit: number,
): Promise<NamingRow[]> {
  return db.rows(sql<NamingRow>`
    select x.institution_id, i.tag, x.named_in, e.action, p.payload, x.entries
      from (
        select institution_id, named_in, array_agg(entry_id::text order by entry_id) as entries from audit_erasures
         where ${inScope('institution_id', scope)} and named_in is not null
           and (institution_id, named_in) > (${after.institution_id}, ${after.named_in})
         group by 1, 2 order by 1, 2 limit ${limit}) x
      join institutions i on i.id = x.institution_id
      left join audit_entries e on e.institution_id = x.institution_id and e.id = x.named_in
      left join audit_payloads p on p.institution_id = x.institution_id and p.entry_id = x.named_in
     order by 1, 3`)
}

export async function countUnnamed(db: Db, scope: Scope): Promise<number> {
  const { count } = await db.one(sql<{ count: number }>`
    select count(*) as count from audit_erasures where ${inScope('institution_id', scope)} and named_in is null`)
  return count
}
