import { createHash } from 'node:crypto'
import { isSignedBy, keyOf, signWith } from './proof-key.ts'

/** Newest seal of a chain at a moment. */
export type Head = {
  institutionId: number
  seq: number
  hash: Buffer
  signedAt: Date
  /** Its place among the heads of the institution, and what it builds on; undefined = signed before heads were chained. */
  link: HeadLink | undefined
}
export type HeadLink = { number: number; previous: Buffer }

export const headKey = keyOf

/** What is signed; anybody with the public key can check it without HDoc. */
export function headText({ institutionId, seq, hash, signedAt, link }: Head): string {
  const head = `${institutionId}|${seq}|${hash.toString('hex')}|${signedAt.toISOString()}`
  return link === undefined
    ? `hdoc-trail-head|1|${head}`
    : `hdoc-trail-head|2|${head}|${link.number}|${link.previous.toString('hex')}`
}

/** What the head after this one builds on: its text with its signature. */
export function headDigest(head: Head, signature: string): Buffer {
  return createHash('sha256')
    .update(`${headText(head)}|${signature}`)
    .digest()
}

/** Ed25519, base64url. */
export function signHead(secret: string, head: Head): string {
  return signWith(secret, headText(head))
}

export function headIsSigned(publicKey: string, head: Head, signature: string): boolean {
  return isSignedBy(publicKey, headText(head), signature)
}
