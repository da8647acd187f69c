import type { OidcValues } from '@hdoc/contract/access/oidc.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

export type OidcRow = OidcValues & { client_secret: Buffer | null; version: number }
export type EditableOidc = Granted<'setting.oidc', OidcRow>

const none: OidcRow = {
  enabled: false,
  issuer: '',
  client_id: '',
  client_secret: null,
  label: '',
  allow_pending: false,
  version: 1,
}
const columns = sql`enabled, issuer, client_id, client_secret, label, allow_pending, version`

export async function getOidc(db: TenantDb): Promise<OidcRow> {
  const row = await db.maybe(
    sql<OidcRow>`select ${columns} from oidc_settings where institution_id = ${db.institutionId}`,
  )
  return row ?? none
}

/**
 * Like `getOidc`, but makes the row if there is none and locks it, so that a second change waits for the
 * first one and sees its version.
 */
export async function lockOidc(db: TenantDb): Promise<OidcRow> {
  await db.run(
    sql`insert into oidc_settings (institution_id) values (${db.institutionId}) on conflict do nothing`,
  )
  return db.one(
    sql<OidcRow>`select ${columns} from oidc_settings where institution_id = ${db.institutionId} for update`,
  )
}

export function updateOidc(db: TenantDb, _checked: EditableOidc, row: OidcRow): Promise<number> {
  return db.run(sql`
    update oidc_settings
       set enabled = ${row.enabled}, issuer = ${row.issuer}, client_id = ${row.client_id}, client_secret = ${row.client_secret},
           label = ${row.label}, allow_pending = ${row.allow_pending}, version = ${row.version}
     where institution_id = ${db.institutionId}`)
}

/** What the sign-in page shows of the provider; undefined while it is off. */
export function findButton(db: TenantDb): Promise<{ label: string } | undefined> {
  return db.maybe(
    sql<{
      label: string
    }>`select label from oidc_settings where institution_id = ${db.institutionId} and enabled`,
  )
}
