import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

type Provider = { issuer: string; client_id: string }
type Change = {
  issuer?: string | undefined
  client_id?: string | undefined
  client_secret?: string | null | undefined
}

/**
 * Only an administrator may change issuer, client and client secret, because whoever names the provider can
 * name one that vouches for anybody's address. Whoever decides about sign-in (`settings.security`) may change
 * label, switch and waiting accounts.
 */
export function mayChangeProvider(actor: Actor): boolean {
  return actor.isAdmin
}

export function canChangeOidc(actor: Actor, before: Provider, change: Change): Decision {
  if (!can(actor, 'settings.security')) return { ok: false, missing: 'settings.security' }
  const isOther =
    (change.issuer ?? before.issuer) !== before.issuer ||
    (change.client_id ?? before.client_id) !== before.client_id ||
    change.client_secret !== undefined
  return isOther && !mayChangeProvider(actor) ? { ok: false, code: 'PROVIDER_ADMIN_ONLY' } : allowed
}
