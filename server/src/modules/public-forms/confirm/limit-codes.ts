import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { addressKey, countHits, forgetHits } from '../../../platform/http/guard/limit-calls.ts'

type Asked = Pick<Ctx, 'database' | 'caller'>
const HOUR_SECONDS = 3600
/** Most wrong codes an hour from one address, of any number of forms. */
const MOST_OF_ADDRESS = 60
/** The same in a whole institution: of a million codes, none is found by so many tries. */
const MOST_OF_INSTITUTION = 600

const keysOf = ({ institutionId, address }: { institutionId: number; address: string }) => {
  const institution = `public code|${institutionId}`
  return { institution, address: `${institution}|${addressKey(address)}` }
}

/**
 * Counts the try of a code before it is looked at, beside the ten tries of its form: whoever sends many forms would have ten
 * tries at each. While codes are barred, links confirm. Gives what takes the try back when the code is right.
 */
export async function countCode({ database, caller }: Asked): Promise<() => Promise<void>> {
  const keys = keysOf({ institutionId: caller.host.institutionId, address: caller.address })
  const both = [keys.address, keys.institution]
  const counted = await countHits(database.global, both, HOUR_SECONDS)
  const over = counted.filter(
    ({ key, hits }) => hits > (key === keys.address ? MOST_OF_ADDRESS : MOST_OF_INSTITUTION),
  )
  if (over.length > 0) {
    const seconds = Math.max(...over.map(({ left }) => left))
    // One minute is told as two, because the sentence has only a plural.
    const minutes = Math.max(2, Math.ceil(seconds / 60))
    throw new AppError('PUBLIC_FORM_CODES_BARRED', { minutes }, { retryAfterSeconds: seconds })
  }
  return () => forgetHits(database.global, both)
}
