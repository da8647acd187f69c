import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { everySecret, type Secrets } from '../../../../platform/secrets/key-ring.ts'

const LENGTH = 40

type Of = { institutionId: number; nonce: Buffer }

export const newNonce = (): Buffer => randomBytes(32)

/**
 * The 40 characters [a-z0-9] of a request's link (206 bits). The purpose stands in what is hashed, so that no other link
 * of the program can be one of these. The same nonce and secret always give the same token: the sheet can be printed
 * again, and a reminder bears the same link.
 */
function requestToken(secret: string, { institutionId, nonce }: Of): string {
  const digest = createHmac('sha512', secret)
    .update(`hdoc data request|${institutionId}|`)
    .update(nonce)
    .digest('hex')
  return BigInt(`0x${digest}`).toString(36).slice(-LENGTH).padStart(LENGTH, '0')
}

/** The hash that is stored of a token. It needs no salt, because nobody can try all tokens. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

export const firstToken = (secrets: Secrets, of: Of): string => requestToken(secrets.secret, of)

/** The token of a stored request: made by whichever secret it was made with; undefined when that secret is gone. */
export const tokenOf = (secrets: Secrets, of: Of, hash: Buffer): string | undefined =>
  everySecret(secrets)
    .map((secret) => requestToken(secret, of))
    .find((token) => hash.equals(tokenHash(token)))

/** Whether a text is the token of a request; takes as long for a wrong one as for the right one. */
export const isToken = (text: string, hash: Buffer): boolean => timingSafeEqual(tokenHash(text), hash)
