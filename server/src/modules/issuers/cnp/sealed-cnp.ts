import { createHmac } from 'node:crypto'
import { derivedKey, everySecret, type Secrets } from '../../../platform/secrets/key-ring.ts'
import { open, seal } from '../../../platform/secrets/seal-secret.ts'

/** Length of the index: long enough that no two CNPs of an institution share one. */
const INDEX_BYTES = 16

const keyOf = (institutionId: number): string => `hdoc cnp of ${institutionId}`
const boundTo = (institutionId: number): string => `cnp|${institutionId}`

function indexOf(secret: string, institutionId: number, cnp: string): Buffer {
  const key = derivedKey(secret, `hdoc cnp index of ${institutionId}`)
  return createHmac('sha256', key).update(cnp).digest().subarray(0, INDEX_BYTES)
}

/** A sealed CNP in the columns of an issuer; both null without a CNP. */
export type SealedCnp = { cnp_sealed: Buffer | null; cnp_index: Buffer | null }

/**
 * Seals a CNP for storage. It opens only in its own institution, and equal CNPs of two institutions do not
 * look equal.
 */
export function sealCnp({ secret }: Secrets, institutionId: number, cnp: string): SealedCnp {
  if (cnp === '') return { cnp_sealed: null, cnp_index: null }
  return {
    cnp_sealed: seal(secret, keyOf(institutionId), cnp, boundTo(institutionId)),
    cnp_index: indexOf(secret, institutionId, cnp),
  }
}

/** The CNP of a row, sealed or (not moved yet) plain; '' when there is none, or no named secret opens it. */
export function openCnp(
  secrets: Secrets,
  institutionId: number,
  stored: { cnp: string; cnp_sealed: Buffer | null },
): string {
  if (stored.cnp_sealed === null) return stored.cnp
  return open(secrets, keyOf(institutionId), stored.cnp_sealed, boundTo(institutionId)) ?? ''
}

/**
 * The forms in which a whole CNP may be stored: one index for each named secret, or still plain. Empty for
 * ''.
 */
export type CnpTraces = { plain: string; indexes: Buffer[] }

export function tracesOf(secrets: Secrets, institutionId: number, cnp: string): CnpTraces {
  if (cnp === '') return { plain: '', indexes: [] }
  return { plain: cnp, indexes: everySecret(secrets).map((secret) => indexOf(secret, institutionId, cnp)) }
}
