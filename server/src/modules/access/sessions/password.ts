import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { inTurn } from './in-turn.ts'

/** argon2id with the library's defaults raised to the OWASP minimum of 19 MiB, 2 passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Leaves one processor free of hashing. */
const hashing = inTurn(Math.max(1, availableParallelism() - 1))

export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, options))
}

/** Hash of a password nobody has: verified when the account is unknown, so that both cases take the same time. */
let nobody: Promise<string> | undefined

/** true only for an existing hash that fits; the time is the same either way. */
export async function passwordFits(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const known = stored ?? (await nobody)
  const fits = await hashing(() => verify(known, password))
  return stored !== undefined && fits
}
