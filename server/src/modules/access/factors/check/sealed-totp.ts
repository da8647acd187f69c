import type { TenantDb } from '../../../../platform/db/database.ts'
import type { Secrets } from '../../../../platform/secrets/key-ring.ts'
import { openSecret, sealSecret } from '../../../../platform/secrets/seal-secret.ts'

const boundTo = (db: TenantDb, userId: number): string => `totp|${db.institutionId}|${userId}`

export function sealTotp(secrets: Secrets, db: TenantDb, userId: number, key: string): Buffer {
  return sealSecret(secrets, key, boundTo(db, userId))
}

/** Opens the sealed secret of a person. Throws when no named secret opens it; then no code can be right. */
export function openTotp(secrets: Secrets, db: TenantDb, userId: number, sealed: Buffer): string {
  const key = openSecret(secrets, sealed, boundTo(db, userId))
  if (key === undefined) throw new Error(`the sealed secret of user ${userId} does not open`)
  return key
}
