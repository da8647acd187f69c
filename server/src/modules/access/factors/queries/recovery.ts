import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { everySecret, keyId, type Secrets } from '../../../../platform/secrets/key-ring.ts'

/** Counts the codes that can still be used. A code keyed with a secret that is no longer named never fits. */
export async function countRecoveryCodes(db: TenantDb, secrets: Secrets, userId: number): Promise<number> {
  const { left } = await db.one(sql<{ left: number }>`
    select count(*)::integer as left from recovery_codes
     where institution_id = ${db.institutionId} and user_id = ${userId} and used_at is null
       and (key_id is null or key_id = any (${everySecret(secrets).map(keyId)}::bytea[]))`)
  return left
}

/** Which of these hashes is stored and was not used. */
export async function findRecoveryCode(
  db: TenantDb,
  userId: number,
  hashes: readonly Buffer[],
): Promise<Buffer | undefined> {
  const row = await db.maybe(sql<{ code_hash: Buffer }>`
    select code_hash from recovery_codes
     where institution_id = ${db.institutionId} and user_id = ${userId} and code_hash = any (${[...hashes]}::bytea[])
       and used_at is null limit 1`)
  return row?.code_hash
}

/** Spends a code. Of several uses at once only one gets true. */
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
  { hashes, key }: { hashes: readonly Buffer[]; key: Buffer },
): Promise<void> {
  await removeRecoveryCodes(db, userId)
  await db.run(sql`
    insert into recovery_codes (institution_id, user_id, code_hash, key_id)
      select ${db.institutionId}::bigint, ${userId}::bigint, hash, ${key}::bytea from unnest(${hashes}::bytea[]) as hash`)
}
