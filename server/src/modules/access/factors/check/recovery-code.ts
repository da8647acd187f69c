import { createHmac, randomInt } from 'node:crypto'
import { derivedKey } from '../../../../platform/secrets/key-ring.ts'

const COUNT = 10
const LENGTH = 10
/** Leaves out letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/** Ten codes of 49 random bits each, written `abcde-fghjk`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < COUNT) codes.add(newCode())
  return [...codes]
}

/**
 * Gives the hash that is stored of a code. It is keyed with the installation's secret, so that a copy of the
 * database alone gives nothing to guess at. Blanks, dashes and capitals do not count.
 */
export function recoveryHash(secret: string, userId: number, typed: string): Buffer {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  return createHmac('sha256', derivedKey(secret, 'hdoc recovery codes')).update(`${userId}|${code}`).digest()
}
