import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type HeadRow = { seq: number; hash: Buffer; signed_at: string; key_id: string; signature: string }

export function listHeads(db: TenantDb, limit: number): Promise<HeadRow[]> {
  return db.rows(sql<HeadRow>`
    select seq, hash, signed_at, key_id, signature from audit_heads
     where institution_id = ${db.institutionId} order by seq desc limit ${limit}`)
}

export function findNewestSeal(db: TenantDb): Promise<{ seq: number; hash: Buffer } | undefined> {
  return db.maybe(sql<{ seq: number; hash: Buffer }>`
    select seq, hash from audit_seals where institution_id = ${db.institutionId} order by seq desc limit 1`)
}

/** A seal that bears a signed head already keeps it. */
export async function addHead(
  db: TenantDb,
  head: Omit<HeadRow, 'signed_at'> & { signed_at: Date },
): Promise<void> {
  await db.run(sql`
    insert into audit_heads (institution_id, seq, hash, signed_at, key_id, signature)
    values (${db.institutionId}, ${head.seq}, ${head.hash}, ${head.signed_at}, ${head.key_id}, ${head.signature})
    on conflict (institution_id, seq) do nothing`)
}
