import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import { firstToken, newNonce, tokenHash, tokenOf } from '../../public-forms/index.ts'
import { type AlertRow, storeToken } from './queries.ts'

/** The token of the link that ends an alert; a new one where the secret that made the old one is gone. */
export async function endingToken(db: TenantDb, settings: Settings, alert: AlertRow): Promise<string> {
  const of = { institutionId: db.institutionId, purpose: 'alert' } as const
  const known = tokenOf(settings, { ...of, nonce: alert.nonce }, alert.token_hash)
  if (known !== undefined) return known
  const nonce = newNonce()
  const token = firstToken(settings, { ...of, nonce })
  await storeToken(db, alert.id, { nonce, hash: tokenHash(token) })
  return token
}
