import { createHash, createHmac } from 'node:crypto'
import { canonicalJson, type Json } from '../audit/canonical-json.ts'
import { derivedKey, everySecret, type Secrets } from '../secrets/key-ring.ts'

const keyed = (secret: string, text: string): Buffer =>
  createHmac('sha256', derivedKey(secret, 'hdoc bodies of calls')).update(text).digest()

/**
 * The hash that is kept of a body. It is keyed with the present secret: when all else of a body is known, a
 * CNP in it could be guessed from a plain hash.
 */
export function bodyHash({ secret }: Secrets, body: Json): Buffer {
  return keyed(secret, canonicalJson(body))
}

export function isSameBody(secrets: Secrets, kept: Buffer, body: Json): boolean {
  const text = canonicalJson(body)
  // Plain hashes were kept before hashes were keyed; they expire two days after the change of version.
  const plain = createHash('sha256').update(text).digest()
  return kept.equals(plain) || everySecret(secrets).some((secret) => kept.equals(keyed(secret, text)))
}
