import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { addressKey, countHits, forgetHits, type Hits } from '../../../platform/http/guard/limit-calls.ts'

type Asked = Pick<Ctx, 'database' | 'caller'>
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
/** Most forms an hour from one address: a library or a whole block may stand behind it. */
const MOST_OF_ADDRESS = 40
const MOST_OF_INSTITUTION = 3000
/** Most forms a minute in an institution from addresses that have sent before in this hour. */
const MOST_OF_MINUTE = 150
const MINUTE_SECONDS = 60
/** Most confirmations a day that one address of e-mail gets; more are not sent, and nobody is told. */
const MOST_OF_RECIPIENT = 5

function refuse({ left }: Hits): never {
  // One minute is told as two, because the sentence has only a plural.
  const minutes = Math.max(2, Math.ceil(left / 60))
  throw new AppError('PUBLIC_FORM_LIMIT', { minutes }, { retryAfterSeconds: left })
}

/**
 * Counts a form that is sent; throws PUBLIC_FORM_LIMIT over what an address or an institution takes. The limits follow one
 * another, so that forms which one of them refuses use up none of the next. Of a flood from many addresses few are let in
 * each minute; somebody who sends for the first time in an hour is let in beside it.
 */
export async function limitSends({ database, caller }: Asked): Promise<void> {
  const institution = `public form|${caller.host.institutionId}`
  const count = async (key: string, seconds: number): Promise<Hits> => {
    const [counted] = await countHits(database.global, [key], seconds)
    return counted ?? { key, hits: 1, left: 1 }
  }
  const ofAddress = await count(`${institution}|${addressKey(caller.address)}`, HOUR_SECONDS)
  if (ofAddress.hits > MOST_OF_ADDRESS) refuse(ofAddress)
  const isFirst = ofAddress.hits === 1
  if (!isFirst) {
    const ofMinute = await count(`${institution}|minute`, MINUTE_SECONDS)
    if (ofMinute.hits > MOST_OF_MINUTE) refuse(ofMinute)
  }
  const ofHour = await count(institution, HOUR_SECONDS)
  if (ofHour.hits > MOST_OF_INSTITUTION * (isFirst ? 2 : 1)) refuse(ofHour)
}

/**
 * Does the work that mails a confirmation to an address of e-mail, and tells it whether this one is still mailed. A form that
 * is refused mails nothing, so it does not count: whoever corrects a form five times still gets the mail.
 */
export async function countingMail<T>(
  { database, caller }: Asked,
  email: string,
  work: (mails: boolean) => Promise<T>,
): Promise<T> {
  const key = `public mail|${caller.host.institutionId}|${email.toLowerCase()}`
  const [counted] = await countHits(database.global, [key], DAY_SECONDS)
  try {
    return await work(counted === undefined || counted.hits <= MOST_OF_RECIPIENT)
  } catch (error) {
    await forgetHits(database.global, [key])
    throw error
  }
}
