import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

/** The second secret of what somebody sent. */
export type HolderRow = {
  id: number
  kind: PublicFormKind
  subject_id: number
  nonce: Buffer
  token_hash: Buffer
}

const find = (db: TenantDb, where: Fragment): Promise<HolderRow | undefined> =>
  db.maybe(sql<HolderRow>`
    select id, kind, subject_id, nonce, token_hash from public_holders
     where institution_id = ${db.institutionId} and ${where} order by id limit 1`)

export const findHolder = (db: TenantDb, id: number) => find(db, sql`id = ${id}`)
export const findHolderByToken = (db: TenantDb, hash: Buffer) => find(db, sql`token_hash = ${hash}`)
export const findHolderOf = (db: TenantDb, kind: PublicFormKind, subjectId: number) =>
  find(db, sql`kind = ${kind} and subject_id = ${subjectId}`)

export async function addHolder(
  db: TenantDb,
  one: { kind: PublicFormKind; subjectId: number; nonce: Buffer; hash: Buffer; at: Date },
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into public_holders (institution_id, kind, subject_id, made_at, nonce, token_hash)
    values (${db.institutionId}, ${one.kind}, ${one.subjectId}, ${one.at}, ${one.nonce}, ${one.hash}) returning id`)
  return id
}
