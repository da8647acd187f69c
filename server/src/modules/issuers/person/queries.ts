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

/**
 * Merges `m` of these issuers with others, and those in which the other one was merged further while it held what it
 * had taken from them.
 */
const mergesOf = (db: TenantDb, ids: readonly number[]) => sql`
  with recursive merges as (
    select id, winner_id, loser_id, merged_at, undone_at from issuer_merges
     where institution_id = ${db.institutionId} and (winner_id = any(${[...ids]}::bigint[]) or loser_id = any(${[...ids]}::bigint[]))
    union
    select f.id, f.winner_id, f.loser_id, f.merged_at, f.undone_at
      from issuer_merges f join merges m on f.loser_id = m.winner_id and f.merged_at >= m.merged_at
           and (f.merged_at <= m.undone_at or m.undone_at is null)
     where f.institution_id = ${db.institutionId})`

/**
 * Ids of the entries with which merges of these issuers, and their undoing, stand in the trail of the other side:
 * they name the person and the fields that were taken from them.
 */
export async function listMergeEntries(db: TenantDb, ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`${mergesOf(db, ids)}
    select distinct e.id from merges m
      join audit_entries e on e.institution_id = ${db.institutionId} and e.subject_type = 'issuer'
       and (e.action = 'issuer.merged' and e.subject_id = m.winner_id and e.at = m.merged_at
         or e.action = 'issuer.absorbed' and e.subject_id = m.loser_id and e.at = m.merged_at
         or e.action = 'issuer.unmerged' and e.subject_id = m.winner_id and e.at = m.undone_at)
     order by e.id`)
  return rows.map(({ id }) => id)
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
  await db.run(sql`${mergesOf(db, these)}
    update issuer_merges set before = '{}', after = '{}'
     where institution_id = ${db.institutionId} and id in (select id from merges)`)
}

export type TrailRow = { at: string; action: string; actor_name: string }

/** What was done with an issuer and those merged into it: when, what, by whom. */
export function listTrail(db: TenantDb, ids: readonly number[]): Promise<TrailRow[]> {
  return db.rows(sql<TrailRow>`
    select at, action, actor_name from audit_entries
     where institution_id = ${db.institutionId} and subject_type = 'issuer' and subject_id = any(${[...ids]}::bigint[]) order by id`)
}
