import { createHash, createPrivateKey } from 'node:crypto'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { openSecret, sealSecret } from '../../../platform/secrets/seal-secret.ts'
import type { SigningKey } from '../../../platform/signatures/sign/build-signed-data.ts'
import type { CertificateRow } from './queries.ts'

/** A key belongs to its certificate: beside another one, or in another institution, it does not open. */
export const boundKey = (institutionId: number, certificate: Buffer): string =>
  `signing|${institutionId}|${createHash('sha256').update(certificate).digest('hex')}`

export const sealKey = (
  secrets: Secrets,
  db: TenantDb,
  { key, certificate }: { key: string; certificate: Buffer },
): Buffer => sealSecret(secrets, key, boundKey(db.institutionId, certificate))

/** The key to sign with; undefined when no named secret opens it. */
export function openKey(
  secrets: Secrets,
  db: TenantDb,
  { key_sealed, certificate, chain }: Pick<CertificateRow, 'key_sealed' | 'certificate' | 'chain'>,
): SigningKey | undefined {
  const plain = openSecret(secrets, key_sealed, boundKey(db.institutionId, certificate))
  if (plain === undefined) return undefined
  const key = createPrivateKey({ key: Buffer.from(plain, 'base64'), format: 'der', type: 'pkcs8' })
  return { key, certificate, chain }
}
