import type { TenantDb } from '../../../../platform/db/database.ts'
import type { Settings } from '../../../../platform/env.ts'
import { publicAddress } from '../../../institutions/index.ts'
import type { RequestRow } from '../queries/requests.ts'
import { tokenOf } from './token.ts'

/** The address of a request's page, with its secret; undefined when the secret that made it is gone. */
export async function requestAddress(
  db: TenantDb,
  settings: Settings,
  { id, nonce, token_hash }: Pick<RequestRow, 'id' | 'nonce' | 'token_hash'>,
): Promise<string | undefined> {
  const token = tokenOf(settings, { institutionId: db.institutionId, nonce }, token_hash)
  if (token === undefined) return undefined
  return `${await publicAddress(db, db.institutionId, settings)}/#/cerere-date/${id}?k=${token}`
}
