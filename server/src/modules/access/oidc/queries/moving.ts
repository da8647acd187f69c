import type { PlatformDb, TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

const isOlder = (mark: Buffer) =>
  sql`client_secret is not null and substring(client_secret from 1 for ${mark.length}::integer) <> ${mark}`

export function countOlderOidc(
  db: PlatformDb,
  mark: Buffer,
): Promise<{ institution_id: number; waiting: number }[]> {
  return db.rows(sql<{ institution_id: number; waiting: number }>`
    select institution_id, 1 as waiting from oidc_settings where ${isOlder(mark)} order by 1`)
}

export async function lockOlderOidc(db: TenantDb, mark: Buffer): Promise<Buffer | undefined> {
  const row = await db.maybe(sql<{ client_secret: Buffer }>`
    select client_secret from oidc_settings where institution_id = ${db.institutionId} and ${isOlder(mark)} for update`)
  return row?.client_secret
}

/** Stores the client secret sealed anew. The version stays, because the provider's settings are the same. */
export function replaceOidcSecret(db: TenantDb, sealed: Buffer): Promise<number> {
  return db.run(
    sql`update oidc_settings set client_secret = ${sealed} where institution_id = ${db.institutionId}`,
  )
}
