import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type CertificateFacts = {
  name: string
  issuer: string
  serial: string
  valid_from: string
  valid_until: string
  added_at: string
  added_by_name: string
}
export type CertificateRow = CertificateFacts & {
  key_sealed: Buffer
  certificate: Buffer
  chain: Buffer[]
}

export function findCertificate(db: TenantDb): Promise<CertificateRow | undefined> {
  return db.maybe(sql<CertificateRow>`
    select name, issuer, serial, valid_from, valid_until, added_at, added_by_name, key_sealed, certificate, chain
      from signing_certificates where institution_id = ${db.institutionId}`)
}

export async function storeCertificate(db: TenantDb, row: CertificateRow): Promise<void> {
  await db.run(sql`delete from signing_certificates where institution_id = ${db.institutionId}`)
  await db.run(sql`
    insert into signing_certificates (institution_id, name, issuer, serial, valid_from, valid_until, added_at, added_by_name,
                                      key_sealed, certificate, chain)
    values (${db.institutionId}, ${row.name}, ${row.issuer}, ${row.serial}, ${row.valid_from}, ${row.valid_until}, ${row.added_at},
            ${row.added_by_name}, ${row.key_sealed}, ${row.certificate}, ${row.chain}::bytea[])`)
}

export function removeCertificate(db: TenantDb): Promise<number> {
  return db.run(sql`delete from signing_certificates where institution_id = ${db.institutionId}`)
}

const isOlder = (mark: Buffer) => sql`substring(key_sealed from 1 for ${mark.length}::integer) <> ${mark}`

export function countOlderKeys(
  db: PlatformDb,
  mark: Buffer,
): Promise<{ institution_id: number; waiting: number }[]> {
  return db.rows(sql<{ institution_id: number; waiting: number }>`
    select institution_id, 1 as waiting from signing_certificates where ${isOlder(mark)} order by 1`)
}

export async function lockOlderKey(
  db: TenantDb,
  mark: Buffer,
): Promise<{ key_sealed: Buffer; certificate: Buffer } | undefined> {
  return db.maybe(sql<{ key_sealed: Buffer; certificate: Buffer }>`
    select key_sealed, certificate from signing_certificates
     where institution_id = ${db.institutionId} and ${isOlder(mark)} for update`)
}

export function replaceSealedKey(db: TenantDb, sealed: Buffer): Promise<number> {
  return db.run(
    sql`update signing_certificates set key_sealed = ${sealed} where institution_id = ${db.institutionId}`,
  )
}

/** Institutions whose certificate ends before an instant. */
export function listEnding(db: PlatformDb, before: Date): Promise<{ institution_id: number }[]> {
  return db.rows(sql<{ institution_id: number }>`
    select institution_id from signing_certificates where valid_until <= ${before} order by 1`)
}

export type EndingRow = { name: string; serial: string; valid_until: string }

export function findEnding(db: TenantDb, before: Date): Promise<EndingRow | undefined> {
  return db.maybe(sql<EndingRow>`
    select name, serial, valid_until from signing_certificates
     where institution_id = ${db.institutionId} and valid_until <= ${before}`)
}

export function listAdministrators(db: TenantDb): Promise<{ id: number }[]> {
  return db.rows(sql<{ id: number }>`
    select id from users where institution_id = ${db.institutionId} and is_admin and active order by id`)
}
