import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import { PAGE } from '../../../platform/secrets/sealed-values.ts'
import type { CnpTraces, SealedCnp } from './sealed-cnp.ts'

/**
 * SQL for the ids of the issuers with one of these CNPs. Both comparisons use their index although row
 * security applies.
 */
export function issuersWithCnp(db: TenantDb, traces: readonly CnpTraces[]): Fragment {
  const plain = traces.map((one) => one.plain).filter(Boolean)
  const indexes = traces.flatMap((one) => one.indexes)
  return sql`
    select i.id from issuers i where i.institution_id = ${db.institutionId} and i.cnp_index = any(${indexes}::bytea[])
    union all
    select i.id from issuers i where i.institution_id = ${db.institutionId} and i.cnp <> '' and i.cnp = any(${plain}::text[])`
}

export async function findIdsByCnp(db: TenantDb, traces: readonly CnpTraces[]): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`${issuersWithCnp(db, traces)}`)
  return rows.map(({ id }) => id)
}

type Waiting = { institution_id: number; waiting: number }
export type StoredCnp = { id: number; cnp: string; cnp_sealed: Buffer | null }

/**
 * Whether a CNP is sealed by another secret than the one with this mark (the first five bytes). The mark is
 * compared with < and > because an index answers these; it does not answer <>.
 */
const ofAnother = (mark: Buffer): Fragment =>
  sql`(substring(cnp_sealed from 1 for 5) < ${mark} or substring(cnp_sealed from 1 for 5) > ${mark})`

export function countOlderCnps(db: PlatformDb, mark: Buffer): Promise<Waiting[]> {
  return db.rows(sql<Waiting>`
    select institution_id, count(*)::integer as waiting from (
      select institution_id from issuers where cnp <> ''
      union all
      select institution_id from issuers where cnp_sealed is not null and ${ofAnother(mark)}) older
     group by institution_id order by 1`)
}

export function lockOlderCnps(db: TenantDb, mark: Buffer, after: number): Promise<StoredCnp[]> {
  return db.rows(sql<StoredCnp>`
    select id, cnp, cnp_sealed from issuers
     where institution_id = ${db.institutionId} and id > ${after}
       and (cnp <> '' or cnp_sealed is not null and ${ofAnother(mark)})
     order by id limit ${PAGE} for no key update`)
}

/** Stores CNPs sealed anew. The versions stay, because the issuers themselves do not change. */
export function replaceCnps(db: TenantDb, rows: readonly ({ id: number } & SealedCnp)[]): Promise<number> {
  const moved = rows.map(({ id, cnp_sealed, cnp_index }) => ({
    id,
    sealed: cnp_sealed?.toString('hex'),
    index: cnp_index?.toString('hex'),
  }))
  return db.run(sql`
    update issuers i set cnp = '', cnp_sealed = decode(x.sealed, 'hex'), cnp_index = decode(x.index, 'hex')
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as x(id bigint, sealed text, index text)
     where i.institution_id = ${db.institutionId} and i.id = x.id`)
}

/** What merges keep of a CNP: `cnp` plain, `cnp_sealed` in hexadecimal digits. */
export type MergeCnp = { cnp?: string; cnp_sealed?: string }
export type OlderMerge = { id: number; before: MergeCnp; after: MergeCnp }

const isOlderMerge = (mark: Buffer): Fragment => {
  const digits = mark.toString('hex')
  const side = (column: 'before' | 'after'): Fragment =>
    sql`(${sql.ref(column)} ->> 'cnp' <> '' or left(${sql.ref(column)} ->> 'cnp_sealed', ${digits.length}::integer) <> ${digits})`
  return sql`(coalesce(${side('before')}, false) or coalesce(${side('after')}, false))`
}

export function countOlderMerges(db: PlatformDb, mark: Buffer): Promise<Waiting[]> {
  return db.rows(sql<Waiting>`
    select institution_id, count(*)::integer as waiting from issuer_merges where ${isOlderMerge(mark)} group by institution_id order by 1`)
}

export function lockOlderMerges(db: TenantDb, mark: Buffer, after: number): Promise<OlderMerge[]> {
  return db.rows(sql<OlderMerge>`
    select id, before, after from issuer_merges
     where institution_id = ${db.institutionId} and id > ${after} and ${isOlderMerge(mark)}
     order by id limit ${PAGE} for no key update`)
}

export function replaceMerge(db: TenantDb, { id, before, after }: OlderMerge): Promise<number> {
  return db.run(sql`
    update issuer_merges set before = ${JSON.stringify(before)}::jsonb, after = ${JSON.stringify(after)}::jsonb
     where institution_id = ${db.institutionId} and id = ${id}`)
}
