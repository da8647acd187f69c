import { createHash } from 'node:crypto'
import { isSignedBy, keyOf, signWith } from './proof-key.ts'

/** The newest seal of an institution's chain at a moment. */
export type Head = {
  institutionId: number
  seq: number
  hash: Buffer
  signedAt: Date
  /**
   * Its number among the institution's heads and the digest of the one before;
   * undefined = from before the chain.
   */
  link: HeadLink | undefined
}
export type HeadLink = { number: number; previous: Buffer }

export const headKey = keyOf

/** The text of a head that is signed. Anybody with the public key can check the signature without HDoc. */
function headText({ institutionId, seq, hash, signedAt, link }: Head): string {
  const head = `${institutionId}|${seq}|${hash.toString('hex')}|${signedAt.toISOString()}`
  return link === undefined
    ? `hdoc-trail-head|1|${head}`
    : `hdoc-trail-head|2|${head}|${link.number}|${link.previous.toString('hex')}`
}

/** The SHA-256 digest of a head's text and signature; the next head holds it as `previous`. */
export function headDigest(head: Head, signature: string): Buffer {
  return createHash('sha256')
    .update(`${headText(head)}|${signature}`)
    .digest()
}

/** The Ed25519 signature of a head, as base64url. */
export function signHead(secret: string, head: Head): string {
  return signWith(secret, headText(head))
}

export function headIsSigned(publicKey: string, head: Head, signature: string): boolean {
  return isSignedBy(publicKey, headText(head), signature)
}
