import type { OidcSection } from '@hdoc/contract/access/oidc.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { ownAddresses } from '../../institutions/index.ts'
import { CALLBACK_PATH } from './attempt.ts'
import { mayChangeProvider } from './policy.ts'
import { getOidc, type OidcRow } from './queries/settings.ts'

export async function presentOidc({ db, settings, actor }: StaffCtx, row: OidcRow): Promise<OidcSection> {
  const addresses = await ownAddresses(db, db.institutionId, settings)
  return {
    values: {
      enabled: row.enabled,
      issuer: row.issuer,
      client_id: row.client_id,
      label: row.label,
      allow_pending: row.allow_pending,
    },
    has_secret: row.client_secret !== null,
    version: row.version,
    redirect_addresses: addresses.map((address) => `${address}${CALLBACK_PATH}`),
    may_allow_pending: db.institutionId !== 0,
    may_change_provider: mayChangeProvider(actor),
  }
}

export async function showOidc(ctx: StaffCtx): Promise<OidcSection> {
  return presentOidc(ctx, await getOidc(ctx.db))
}
