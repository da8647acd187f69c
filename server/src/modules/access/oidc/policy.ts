import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

type Provider = { issuer: string; client_id: string }
type Change = {
  issuer?: string | undefined
  client_id?: string | undefined
  client_secret?: string | null | undefined
}

/**
 * Whoever names the provider can name one that vouches for anybody's address: issuer, client and its secret are an
 * administrator's. Text, switch and waiting accounts are for who decides about sign-in.
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
