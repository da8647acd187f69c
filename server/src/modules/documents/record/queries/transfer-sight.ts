import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/** Bit of `document_access.reasons` and kind of principals, see migration 0007. */
const TRANSFER = 32
const PERSON = 1

/** A person who sees a document no longer for having sent or received it. */
type EndedSight = { readonly document_id: number; readonly user_id: number }

/** Takes sight from people who neither send nor receive a document any more. The documents have to be locked. */
export async function endTransferSight(db: TenantDb, ended: readonly EndedSight[]): Promise<void> {
  if (ended.length === 0) return
  const pairs = sql`(select * from unnest(${ended.map(({ document_id }) => document_id)}::bigint[], ${ended.map(({ user_id }) => user_id)}::bigint[])) w (document_id, user_id)`
  const theirs = sql`a.institution_id = ${db.institutionId} and a.principal_kind = ${PERSON} and a.principal_id = w.user_id and a.document_id = w.document_id
       and a.reasons & ${TRANSFER} <> 0`
  await db.run(sql`
    delete from document_access a using ${pairs} where ${theirs} and a.reasons & ~${TRANSFER}::integer = 0`)
  await db.run(sql`
    update document_access a set reasons = a.reasons & ~${TRANSFER}::integer from ${pairs} where ${theirs}`)
}
