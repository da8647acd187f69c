import { hkdfSync } from 'node:crypto'
import type { Secrets } from '../installation-secrets.ts'

export type { Secrets }

export const KEY_ID_BYTES = 4

const derived = new Map<string, Buffer>()

/** The key of one purpose, derived from a secret: keys of two purposes tell nothing of each other. */
export function derivedKey(secret: string, purpose: string): Buffer {
  const name = `${purpose}|${secret}`
  const known = derived.get(name)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  // As many as there are secrets, purposes and institutions; emptied before that could be a burden.
  if (derived.size >= 10_000) derived.clear()
  derived.set(name, key)
  return key
}

/** What stored values call a secret: short, always the same, and nothing to guess the secret by. */
export const keyId = (secret: string): Buffer =>
  derivedKey(secret, 'hdoc name of the secret').subarray(0, KEY_ID_BYTES)

export const everySecret = ({ secret, oldSecrets }: Secrets): string[] => [secret, ...oldSecrets]

/** The secret that a stored value names; undefined when it is not of the ring (any more). */
export function secretNamed(secrets: Secrets, id: Buffer): string | undefined {
  return everySecret(secrets).find((secret) => keyId(secret).equals(id))
}
