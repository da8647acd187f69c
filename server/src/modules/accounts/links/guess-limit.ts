import type { Db } from '../../../platform/db/run-transaction.ts'
import {
  addressKey,
  countHits,
  type Hits,
  readHits,
  tooMany,
} from '../../../platform/http/guard/limit-calls.ts'

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

function refuse(hits: readonly Hits[], keys: ReturnType<typeof keysOf>): void {
  const ofAddress = hits.find(({ key }) => key === keys.address)
  if (!ofAddress) return
  const guessing = (hits.find(({ key }) => key === keys.institution)?.hits ?? 0) >= MOST_OF_INSTITUTION
  if (ofAddress.hits >= MOST_OF_ADDRESS || guessing) throw tooMany(ofAddress.left)
}

/**
 * Refuses an address that guesses, before a token is looked at. Holders of a real link are not shut out by
 * others that guess: while an institution is being tried from many addresses, only those that have guessed
 * are refused.
 */
export async function refuseGuesser(global: Db, guesser: Guesser): Promise<void> {
  const keys = keysOf(guesser)
  refuse(await readHits(global, [keys.address, keys.institution], WINDOW_SECONDS), keys)
}

/** Counts the try of a token that does not exist. A link that has ended is no guess. */
export async function countGuess(global: Db, guesser: Guesser): Promise<void> {
  const keys = keysOf(guesser)
  await countHits(global, [keys.address, keys.institution], WINDOW_SECONDS)
}
