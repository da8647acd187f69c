import { createHash } from 'node:crypto'
import { isSignedBy, keyOf, type ProofSecrets, signWith } from './proof-key.ts'

/**
 * The ids of the entries whose contents were erased, signed by the server. The entry that
 * records the erasure holds this proof.
 */
export type ErasureProof = { entries: number[]; key_id: string; signature: string }

function erasureText(institutionId: number, entries: readonly number[]): string {
  const digest = createHash('sha256')
    .update([...entries].sort((a, b) => a - b).join(','))
    .digest('hex')
  return `hdoc-trail-erasure|1|${institutionId}|${digest}`
}

export function signErasure(
  { secret }: ProofSecrets,
  institutionId: number,
  entries: readonly number[],
): ErasureProof {
  return {
    entries: [...entries],
    key_id: keyOf(secret).id,
    signature: signWith(secret, erasureText(institutionId, entries)),
  }
}

export function erasureIsSigned(publicKey: string, institutionId: number, proof: ErasureProof): boolean {
  return isSignedBy(publicKey, erasureText(institutionId, proof.entries), proof.signature)
}
