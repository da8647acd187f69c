import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { openCnp } from '../cnp/sealed-cnp.ts'
import type { IssuerRow } from '../directory/queries.ts'

export type ErasableIssuer = Granted<'issuer.erase', IssuerRow>

/** Ids of an issuer and of all that were merged into it, directly or through others. */
export async function withMerged(db: TenantDb, id: number): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    with recursive family as (
      select ${id}::bigint as id
      union
      select i.id from issuers i join family f on i.merged_into_id = f.id where i.institution_id = ${db.institutionId})
    select id from family order by id`)
  return rows.map((row) => row.id)
}

export async function readCnp(db: TenantDb, secrets: Secrets, id: number): Promise<string | undefined> {
  const row = await db.maybe(
    sql<{
      cnp: string
      cnp_sealed: Buffer | null
    }>`select cnp, cnp_sealed from issuers where institution_id = ${db.institutionId} and id = ${id}`,
  )
  return row && openCnp(secrets, db.institutionId, row)
}

/** Empties every field of a person and of those merged into it, and what merges kept of them. */
export async function emptyIssuers(
  db: TenantDb,
  issuer: ErasableIssuer,
  ids: readonly number[],
  { at, name }: { at: Date; name: string },
): Promise<void> {
  const these = [...new Set([issuer.id, ...ids])]
  await db.run(sql`
    update issuers set name = ${name}, cnp = '', cnp_sealed = null, cnp_index = null, cui = '', onrc = '', administrator_name = '', email = '', phone = '', country = '', county = '',
           locality = '', sector = '', street_type = '', street = '', number = '', block = '', staircase = '', floor = '', apartment = '',
           intercom = '', postal_code = '', erased_at = ${at}, version = version + 1
     where institution_id = ${db.institutionId} and id = any(${these}::bigint[])`)
  await db.run(sql`
    update issuer_merges set before = '{}', after = '{}'
     where institution_id = ${db.institutionId} and (winner_id = any(${these}::bigint[]) or loser_id = any(${these}::bigint[]))`)
}

export type TrailRow = { at: string; action: string; actor_name: string }

/** What was done with an issuer and those merged into it: when, what, by whom. */
export function listTrail(db: TenantDb, ids: readonly number[]): Promise<TrailRow[]> {
  return db.rows(sql<TrailRow>`
    select at, action, actor_name from audit_entries
     where institution_id = ${db.institutionId} and subject_type = 'issuer' and subject_id = any(${[...ids]}::bigint[]) order by id`)
}
