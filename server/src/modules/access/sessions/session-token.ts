import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; only its hash is stored. */
export function newSessionToken(): { token: string; idHash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, idHash: sessionHash(token) }
}

export function sessionHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
