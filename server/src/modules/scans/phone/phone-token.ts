import { createHash, randomBytes } from 'node:crypto'

const LENGTH = 40

/** 40 characters [a-z0-9], 206 bits. */
export function newPhoneToken(): string {
  return BigInt(`0x${randomBytes(64).toString('hex')}`)
    .toString(36)
    .slice(-LENGTH)
    .padStart(LENGTH, '0')
}

/** Gives the hash that is stored of a token. It needs no salt, because nobody can try all tokens. */
export function phoneTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
