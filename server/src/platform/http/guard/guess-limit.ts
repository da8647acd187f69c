import { createHash } from 'node:crypto'
import type { Db } from '../../db/run-transaction.ts'
import { addressKey, countHits, limitCalls, readHits, tooMany } from './limit-calls.ts'

const WINDOW_SECONDS = 15 * 60
/** Most unknown tokens that may be tried from one address in a window. */
const MOST_OF_ADDRESS = 30
/**
 * Most unknown tokens tried from all addresses of an institution's visitors. From then on an address has one
 * attempt.
 */
const MOST_OF_INSTITUTION = 200

type Guesser = { institutionId: number; address: string }

const keysOf = ({ institutionId, address }: Guesser) => ({
  address: `link|${institutionId}|${addressKey(address)}`,
  institution: `link|${institutionId}`,
})

/** Refuses an address that has guessed before, beyond what is allowed. */
export async function refuseGuesser(global: Db, guesser: Guesser): Promise<void> {
  const keys = keysOf(guesser)
  const hits = await readHits(global, [keys.address, keys.institution], WINDOW_SECONDS)
  const ofAddress = hits.find(({ key }) => key === keys.address)
  if (!ofAddress) return
  const guessing = (hits.find(({ key }) => key === keys.institution)?.hits ?? 0) >= MOST_OF_INSTITUTION
  if (ofAddress.hits >= MOST_OF_ADDRESS || guessing) throw tooMany(ofAddress.left)
}

/** A name under which the uses of a secret are counted; the secret itself is stored nowhere. */
const nameOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/**
 * What a long secret opens; undefined for a wrong one, which counts as a guess, and TOO_MANY_REQUESTS after too many. The
 * secret is looked for first: nobody finds one of a hundred bits by trying, and whoever has it is let in, whoever else
 * guesses behind the same address or at the same institution.
 */
export async function seekBySecret<T>(
  global: Db,
  { secret, ...guesser }: Guesser & { secret: string },
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const found = await find()
  if (found !== undefined) {
    await limitCalls(global, 'secret', { ...guesser, person: nameOf(secret) })
    return found
  }
  await refuseGuesser(global, guesser)
  const keys = keysOf(guesser)
  const counted = await countHits(global, [keys.address, keys.institution], WINDOW_SECONDS)
  // Of many at once, all of them were let in above.
  const ofAddress = counted.find(({ key }) => key === keys.address)
  if (ofAddress && ofAddress.hits > MOST_OF_ADDRESS) throw tooMany(ofAddress.left)
  return undefined
}
