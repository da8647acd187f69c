import type { PlatformDb, TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { PAGE } from '../../../../platform/secrets/sealed-values.ts'

type Waiting = { institution_id: number; waiting: number }

/** Was the value sealed with another secret than today's? Then it begins with another mark. */
const isOlder = (column: 'secret' | 'pending_secret', mark: Buffer) =>
  sql`(${sql.ref(column)} is not null and substring(${sql.ref(column)} from 1 for ${mark.length}::integer) <> ${mark})`

export function countOlderTotp(db: PlatformDb, mark: Buffer): Promise<Waiting[]> {
  return db.rows(sql<Waiting>`
    select institution_id, count(*)::integer as waiting from totp_factors
     where ${isOlder('secret', mark)} or ${isOlder('pending_secret', mark)} group by institution_id order by 1`)
}

export type OlderTotp = { id: number; secret: Buffer | null; pending_secret: Buffer | null }

export function lockOlderTotp(db: TenantDb, mark: Buffer, after: number): Promise<OlderTotp[]> {
  return db.rows(sql<OlderTotp>`
    select user_id as id, secret, pending_secret from totp_factors
     where institution_id = ${db.institutionId} and user_id > ${after}
       and (${isOlder('secret', mark)} or ${isOlder('pending_secret', mark)})
     order by user_id limit ${PAGE} for update`)
}

export function replaceTotp(db: TenantDb, { id, secret, pending_secret }: OlderTotp): Promise<number> {
  return db.run(sql`
    update totp_factors set secret = ${secret}, pending_secret = ${pending_secret}
     where institution_id = ${db.institutionId} and user_id = ${id}`)
}

export function countUnmarkedCodes(db: PlatformDb): Promise<Waiting[]> {
  return db.rows(sql<Waiting>`
    select institution_id, count(*)::integer as waiting from recovery_codes where key_id is null group by institution_id order by 1`)
}

export function markCodes(db: TenantDb, key: Buffer): Promise<number> {
  return db.run(
    sql`update recovery_codes set key_id = ${key} where institution_id = ${db.institutionId} and key_id is null`,
  )
}

export function countUnnamedPasskeys(db: PlatformDb): Promise<Waiting[]> {
  return db.rows(sql<Waiting>`
    select institution_id, count(*)::integer as waiting from passkeys where user_handle is null group by institution_id order by 1`)
}

export function lockUnnamedPasskeys(db: TenantDb, after: number): Promise<{ id: number; user_id: number }[]> {
  return db.rows(sql<{ id: number; user_id: number }>`
    select id, user_id from passkeys
     where institution_id = ${db.institutionId} and id > ${after} and user_handle is null
     order by id limit ${PAGE} for update`)
}

export function namePasskey(db: TenantDb, id: number, handle: Buffer): Promise<number> {
  return db.run(
    sql`update passkeys set user_handle = ${handle} where institution_id = ${db.institutionId} and id = ${id}`,
  )
}
