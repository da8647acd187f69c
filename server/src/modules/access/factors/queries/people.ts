import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type FactorOwner = { id: number; username: string; name: string; has_password: boolean }

/**
 * Locks the person whose factors change until the end of the transaction, so that two changes of one person
 * come one after the other.
 */
export function lockOwner(db: TenantDb, userId: number): Promise<FactorOwner> {
  return db.one(sql<FactorOwner>`
    select id, username, name, password_hash <> '' as has_password from users
     where institution_id = ${db.institutionId} and id = ${userId} for update`)
}

export function getOwner(db: TenantDb, userId: number): Promise<FactorOwner> {
  return db.one(sql<FactorOwner>`
    select id, username, name, password_hash <> '' as has_password from users
     where institution_id = ${db.institutionId} and id = ${userId}`)
}

/** undefined for people who are not active. */
export function findActivePerson(
  db: TenantDb,
  userId: number,
): Promise<{ id: number; name: string } | undefined> {
  return db.maybe(sql<{ id: number; name: string }>`
    select id, name from users where institution_id = ${db.institutionId} and id = ${userId} and active`)
}

/** When the session of this call was opened. */
export async function findSessionStart(db: TenantDb, idHash: Buffer): Promise<string | undefined> {
  const row = await db.maybe(
    sql<{
      created_at: string
    }>`select created_at from sessions where institution_id = ${db.institutionId} and id_hash = ${idHash}`,
  )
  return row?.created_at
}
