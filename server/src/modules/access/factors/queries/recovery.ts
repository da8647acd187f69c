import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export async function countRecoveryCodes(db: TenantDb, userId: number): Promise<number> {
  const { left } = await db.one(sql<{ left: number }>`
    select count(*)::integer as left from recovery_codes
     where institution_id = ${db.institutionId} and user_id = ${userId} and used_at is null`)
  return left
}

export async function hasRecoveryCode(db: TenantDb, userId: number, hash: Buffer): Promise<boolean> {
  const row = await db.maybe(sql<{ here: boolean }>`
    select true as here from recovery_codes
     where institution_id = ${db.institutionId} and user_id = ${userId} and code_hash = ${hash} and used_at is null`)
  return row !== undefined
}

/** Spends a code; of several at once only one gets it. */
export async function useRecoveryCode(
  db: TenantDb,
  userId: number,
  hash: Buffer,
  at: Date,
): Promise<boolean> {
  const changed = await db.run(sql`
    update recovery_codes set used_at = ${at}
     where institution_id = ${db.institutionId} and user_id = ${userId} and code_hash = ${hash} and used_at is null`)
  return changed === 1
}

export async function removeRecoveryCodes(db: TenantDb, userId: number): Promise<void> {
  await db.run(
    sql`delete from recovery_codes where institution_id = ${db.institutionId} and user_id = ${userId}`,
  )
}

export async function replaceRecoveryCodes(
  db: TenantDb,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await removeRecoveryCodes(db, userId)
  await db.run(sql`
    insert into recovery_codes (institution_id, user_id, code_hash)
      select ${db.institutionId}::bigint, ${userId}::bigint, hash from unnest(${hashes}::bytea[]) as hash`)
}
