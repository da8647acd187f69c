import type { Ctx } from '../../../platform/http/context.ts'
import {
  addressKey,
  countHits,
  dropHits,
  forgetHits,
  type Hits,
  readHits,
  tooMany,
} from '../../../platform/http/guard/limit-calls.ts'
import { deviceOf } from './device-token.ts'
import { isKnownAddress } from './queries.ts'

type Limited = Pick<Ctx, 'caller' | 'settings' | 'database' | 'clock'>
type Bucket = { key: string; limit: number; isOwn: boolean }

type Person = { id: number; passwordHash: string }

/** Whose password or code is tried. */
export type Suspect =
  /** `typed`: a name nobody has. It is counted under itself, so that its answers are those of a real name. */
  | { person: Person }
  | { person?: undefined; typed: string }
  /** Somebody who is signed in. They have a count of their own, because no stranger can try this. */
  | { signedIn: number }
  /** Nobody is named, as by a passkey. */
  | 'nobody'

/**
 * Gives where a failure counts. A device known for the person has a count of its own; all other devices share
 * that of the account. The user name and the e-mail address of a person are one account.
 */
function bucketOf({ caller, settings }: Limited, suspect: Suspect): Bucket | undefined {
  if (suspect === 'nobody') return undefined
  const { limits } = settings
  const { institutionId } = caller.host
  const login = `login|${institutionId}`
  const own = { limit: limits.loginFailuresDevice, isOwn: true }
  if ('signedIn' in suspect) return { key: `${login}|#${suspect.signedIn}|in`, ...own }
  const shared = { limit: limits.loginFailuresAccount, isOwn: false }
  if (suspect.person === undefined) return { key: `${login}|=${suspect.typed.toLowerCase()}`, ...shared }
  const { id: userId, passwordHash } = suspect.person
  const device = deviceOf(settings, { institutionId, userId, passwordHash }, caller.deviceToken)
  const account = `${login}|#${userId}`
  return device === undefined ? { key: account, ...shared } : { key: `${account}|${device}`, ...own }
}

const refuse = (counted: readonly Hits[], limit: number): void => {
  const over = counted.find(({ hits }) => hits > limit)
  if (over) throw tooMany(over.left)
}

/**
 * Runs an attempt to prove who one is (by password, code or passkey) under the limits of failures. The
 * account's count goes up before the attempt is looked at, so that parallel guesses count too; a success
 * takes back only what it counted itself. The address's count goes up only after a failure, because a whole
 * town hall may sign in at once from one address; its limit is checked before the attempt and again before
 * the outcome is told. It binds neither known devices nor addresses from which people of the institution
 * signed in. `attempt` only looks: what a success causes comes after.
 */
export async function underFailureLimits<T extends { ok: boolean }>(
  ctx: Limited,
  suspect: Suspect,
  attempt: () => Promise<T>,
): Promise<T> {
  const { caller, settings, database } = ctx
  const { global } = database
  const seconds = settings.limits.loginWindowMinutes * 60
  const bucket = bucketOf(ctx, suspect)
  const addressLimit = settings.limits.loginFailuresAddress
  const address = addressKey(caller.address)
  const key = `login|${address}`
  const refuseAddress = async (counted: readonly Hits[], limit: number): Promise<void> => {
    if (!counted.some(({ hits }) => hits > limit)) return
    const at = { address, now: ctx.clock.now() }
    const isKnown = await database.inInstitution(caller.host.institutionId, (db) => isKnownAddress(db, at), {
      readOnly: true,
    })
    if (!isKnown) refuse(counted, limit)
  }
  const isOwn = bucket?.isOwn === true
  const look = async (): Promise<void> => {
    if (!isOwn) await refuseAddress(await readHits(global, [key], seconds), addressLimit - 1)
  }
  await look()
  if (bucket) refuse(await countHits(global, [bucket.key], seconds), bucket.limit)
  const outcome = await attempt()
  if (!outcome.ok) {
    if (!isOwn) await refuseAddress(await countHits(global, [key], seconds), addressLimit)
    return outcome
  }
  await look()
  if (bucket) await forgetHits(global, [bucket.key])
  return outcome
}

/**
 * Gives a known device its guesses back after a complete sign-in. Doing so before the second step would let
 * whoever knows the password guess at codes for ever.
 */
export async function forgiveDevice(ctx: Limited, person: Person): Promise<void> {
  const bucket = bucketOf(ctx, { person })
  if (bucket?.isOwn) await dropHits(ctx.database.global, [bucket.key])
}
