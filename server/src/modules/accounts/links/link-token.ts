import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { TokenPurpose } from '@hdoc/contract/accounts/accounts.ts'
import { everySecret, type Secrets } from '../../../platform/secrets/key-ring.ts'

const LENGTH = 40
const NONCE_BYTES = 32

type Link = { institutionId: number; id: number; purpose: TokenPurpose; nonce: Buffer }

/** What makes the link of a row unlike every other. */
export const newNonce = (): Buffer => randomBytes(NONCE_BYTES)

/**
 * Makes the 40 characters [a-z0-9] of a link (206 bits). The same row and secret always give the same token,
 * so that a mail sent again after a crash bears the link of the first one.
 */
export function linkToken(secret: string, { institutionId, id, purpose, nonce }: Link): string {
  const digest = createHmac('sha512', secret)
    .update(`hdoc account link|${purpose}|${institutionId}|${id}|`)
    .update(nonce)
    .digest('hex')
  return BigInt(`0x${digest}`).toString(36).slice(-LENGTH).padStart(LENGTH, '0')
}

/**
 * Gives the token to mail. One that may have been mailed already stays, whichever secret made it; otherwise
 * the present secret makes it.
 */
export function tokenToMail(secrets: Secrets, link: Link, hash: Buffer | null): string {
  const mailed = everySecret(secrets).map((secret) => linkToken(secret, link))
  return mailed.find((token) => hash?.equals(linkHash(token))) ?? linkToken(secrets.secret, link)
}

/** Gives the hash that is stored of a token. It needs no salt, because nobody can try all tokens. */
export function linkHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
