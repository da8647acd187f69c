import type { TenantDb } from '../../../platform/db/database.ts'
import { openSecret, sealSecret } from '../../../platform/secrets/seal-secret.ts'

const boundTo = (db: TenantDb, userId: number): string => `totp|${db.institutionId}|${userId}`

export function sealTotp(secret: string, db: TenantDb, userId: number, key: string): Buffer {
  return sealSecret(secret, key, boundTo(db, userId))
}

/** Throws when it does not open: the installation's secret was changed, and no code can be right any more. */
export function openTotp(secret: string, db: TenantDb, userId: number, sealed: Buffer): string {
  const key = openSecret(secret, sealed, boundTo(db, userId))
  if (key === undefined) throw new Error(`the sealed secret of user ${userId} does not open`)
  return key
}
