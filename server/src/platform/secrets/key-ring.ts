import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { Secrets } from '../installation-secrets.ts'

export type { Secrets }

export const KEY_ID_BYTES = 4

const derived = new Map<string, KeyObject>()

/**
 * The key for one purpose, derived from a secret (32 bytes, HKDF). A key tells nothing
 * about that of another purpose. It is a key object, because Node prepares the bytes of a
 * buffer anew for each use, which takes six times as long as the digest itself.
 */
export function derivedKey(secret: string, purpose: string): KeyObject {
  const name = `${purpose}|${secret}`
  const known = derived.get(name)
  if (known) return known
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
  // The map grows with secrets, purposes and institutions. It is emptied before it becomes too large.
  if (derived.size >= 10_000) derived.clear()
  derived.set(name, key)
  return key
}

/**
 * The name of a secret in stored values. It is short and always the same, and
 * does not help to guess the secret.
 */
export const keyId = (secret: string): Buffer =>
  derivedKey(secret, 'hdoc name of the secret').export().subarray(0, KEY_ID_BYTES)

export const everySecret = ({ secret, oldSecrets }: Secrets): string[] => [secret, ...oldSecrets]

/** The secret that a stored value names; undefined when it is not of the ring (any more). */
export function secretNamed(secrets: Secrets, id: Buffer): string | undefined {
  return everySecret(secrets).find((secret) => keyId(secret).equals(id))
}
