import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeDigits } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import { everySecret, type Secrets } from '../../../platform/secrets/key-ring.ts'

const LENGTH = 40

/** `form`: the link of a confirmation. `holder`: the second secret of what became of a form. `alert`: the link that ends alerts. */
export type Purpose = 'form' | 'holder' | 'alert'
type Of = { institutionId: number; purpose: Purpose; nonce: Buffer }

export const newNonce = (): Buffer => randomBytes(32)

const digestOf = (secret: string, what: string, { institutionId, purpose, nonce }: Of): bigint =>
  BigInt(
    `0x${createHmac('sha512', secret).update(`hdoc public ${what}|${purpose}|${institutionId}|`).update(nonce).digest('hex')}`,
  )

/**
 * The 40 characters [a-z0-9] of a link (206 bits). The same nonce and secret always give the same token, so that a mail
 * sent again after a crash bears the same link, and the database holds only a hash of it.
 */
const tokenWith = (secret: string, of: Of): string =>
  digestOf(secret, 'link', of).toString(36).slice(-LENGTH).padStart(LENGTH, '0')

export const firstToken = ({ secret }: Secrets, of: Of): string => tokenWith(secret, of)

/** The hash that is stored of a token. It needs no salt, because nobody can try all tokens. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

const makerOf = (secrets: Secrets, of: Of, hash: Buffer): string | undefined =>
  everySecret(secrets).find((secret) => hash.equals(tokenHash(tokenWith(secret, of))))

/** The token of a stored hash, by whichever secret it was made; undefined when that secret is gone. */
export function tokenOf(secrets: Secrets, of: Of, hash: Buffer): string | undefined {
  const maker = makerOf(secrets, of, hash)
  return maker === undefined ? undefined : tokenWith(maker, of)
}

/** The digits that stand in the mail beside the link; made by the same secret as the link. */
export function codeOf(secrets: Secrets, of: Of, hash: Buffer): string | undefined {
  const maker = makerOf(secrets, of, hash)
  if (maker === undefined) return undefined
  return (digestOf(maker, 'code', of) % 10n ** BigInt(codeDigits)).toString().padStart(codeDigits, '0')
}

/** Whether typed digits are the code; blanks between them do not count. It takes as long for a wrong one. */
export function isCode(typed: string, code: string | undefined): boolean {
  const digits = Buffer.from(typed.replace(/[\s-]/g, ''))
  const right = Buffer.from(code ?? String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0'))
  return digits.length === right.length && timingSafeEqual(digits, right) && code !== undefined
}
