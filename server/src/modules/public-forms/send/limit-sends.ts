import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { addressKey, countHits } from '../../../platform/http/guard/limit-calls.ts'

type Asked = Pick<Ctx, 'database' | 'caller'>
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
/** Most forms an hour from one address: a library or a whole block may stand behind it. */
const MOST_OF_ADDRESS = 40
const MOST_OF_INSTITUTION = 3000
/** Most confirmations a day that one address of e-mail gets; more are not sent, and nobody is told. */
const MOST_OF_RECIPIENT = 5

/** Counts a form that is sent; throws PUBLIC_FORM_LIMIT over what an address or an institution takes in an hour. */
export async function limitSends({ database, caller }: Asked): Promise<void> {
  const { institutionId } = caller.host
  const address = `public form|${institutionId}|${addressKey(caller.address)}`
  const institution = `public form|${institutionId}`
  const counted = await countHits(database.global, [address, institution], HOUR_SECONDS)
  const over = counted.find(
    ({ key, hits }) => hits > (key === address ? MOST_OF_ADDRESS : MOST_OF_INSTITUTION),
  )
  if (!over) return
  // One minute is told as two, because the sentence has only a plural.
  const minutes = Math.max(2, Math.ceil(over.left / 60))
  throw new AppError('PUBLIC_FORM_LIMIT', { minutes }, { retryAfterSeconds: over.left })
}

/** Counts a confirmation for an address of e-mail; gives whether it is still mailed. */
export async function mayMail({ database, caller }: Asked, email: string): Promise<boolean> {
  const key = `public mail|${caller.host.institutionId}|${email.toLowerCase()}`
  const [counted] = await countHits(database.global, [key], DAY_SECONDS)
  return counted === undefined || counted.hits <= MOST_OF_RECIPIENT
}
