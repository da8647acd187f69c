import { createHash, createHmac } from 'node:crypto'
import { derivedKey, everySecret, type Secrets } from '../../secrets/key-ring.ts'

/** JSON with sorted keys, so that equal bodies have equal hashes. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
}

const keyed = (secret: string, text: string): Buffer =>
  createHmac('sha256', derivedKey(secret, 'hdoc bodies of calls')).update(text).digest()

/**
 * The hash that is kept of a body. It is keyed with the present secret: when all else of a body is known, a
 * CNP in it could be guessed from a plain hash.
 */
export function bodyHash({ secret }: Secrets, body: unknown): Buffer {
  return keyed(secret, canonical(body))
}

export function isSameBody(secrets: Secrets, kept: Buffer, body: unknown): boolean {
  const text = canonical(body)
  // Plain hashes were kept before hashes were keyed; they expire two days after the change of version.
  const plain = createHash('sha256').update(text).digest()
  return kept.equals(plain) || everySecret(secrets).some((secret) => kept.equals(keyed(secret, text)))
}
