import type { HeadLink } from '../../../platform/audit/sign-head.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { inScope, type Scope } from '../../../platform/db/institution-scope.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import { sql } from '../../../platform/db/sql.ts'

export type HeadRow = {
  seq: number
  hash: Buffer
  signed_at: string
  key_id: string
  signature: string
  /** Null when the head was signed before heads were chained. */
  number: number | null
  previous: Buffer | null
}

const columns = sql`seq, hash, signed_at, key_id, signature, number, previous`

export const linkOf = ({ number, previous }: Pick<HeadRow, 'number' | 'previous'>): HeadLink | undefined =>
  number === null || previous === null ? undefined : { number, previous }

export function listHeads(db: TenantDb, limit: number): Promise<HeadRow[]> {
  return db.rows(sql<HeadRow>`
    select ${columns} from audit_heads where institution_id = ${db.institutionId} order by seq desc limit ${limit}`)
}

export type ScopedHeadRow = HeadRow & { institution_id: number; tag: string }

/** Lists the heads of the institutions looked at, in the order of their chains, after one of them. */
export function listHeadsAfter(
  db: Db,
  scope: Scope,
  after: { institution_id: number; seq: number },
  limit: number,
): Promise<ScopedHeadRow[]> {
  return db.rows(sql<ScopedHeadRow>`
    select h.institution_id, i.tag, ${columns} from audit_heads h join institutions i on i.id = h.institution_id
     where ${inScope('h.institution_id', scope)} and (h.institution_id, h.seq) > (${after.institution_id}, ${after.seq})
     order by h.institution_id, h.seq limit ${limit}`)
}

export function findNewestSeal(db: TenantDb): Promise<{ seq: number; hash: Buffer } | undefined> {
  return db.maybe(sql<{ seq: number; hash: Buffer }>`
    select seq, hash from audit_seals where institution_id = ${db.institutionId} order by seq desc limit 1`)
}

/**
 * The digest of what the first chained head builds on: the heads and erasures from before heads were chained,
 * none of which may come or go.
 */
export async function findOlderProof(db: Db, institutionId: number): Promise<Buffer> {
  const { digest } = await db.one(sql<{ digest: Buffer }>`
    select sha256(convert_to(concat(
      (select string_agg(concat_ws('|', seq, encode(hash, 'hex'), (extract(epoch from signed_at) * 1000000)::bigint, key_id, signature), E'\n' order by seq)
         from audit_heads where institution_id = ${institutionId} and number is null),
      E'\n\n',
      (select string_agg(entry_id::text, ',' order by entry_id)
         from audit_erasures where institution_id = ${institutionId} and named_in is null)), 'UTF8')) as digest`)
  return digest
}

/**
 * Adds a head. Nothing is added when the seal bears a signed head already, or when another process gave the
 * number meanwhile.
 */
export async function addHead(
  db: TenantDb,
  head: Omit<HeadRow, 'signed_at'> & { signed_at: Date },
): Promise<void> {
  await db.run(sql`
    insert into audit_heads (institution_id, seq, hash, signed_at, key_id, signature, number, previous)
    values (${db.institutionId}, ${head.seq}, ${head.hash}, ${head.signed_at}, ${head.key_id}, ${head.signature}, ${head.number}, ${head.previous})
    on conflict do nothing`)
}
