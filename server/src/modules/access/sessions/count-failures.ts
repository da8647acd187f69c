import type { Ctx } from '../../../platform/http/context.ts'
import {
  addressKey,
  countHits,
  dropHits,
  forgetHits,
  type Hits,
  readHits,
  tooMany,
} from '../../../platform/http/limit-calls.ts'
import { deviceOf } from './device-token.ts'
import { isKnownAddress } from './queries.ts'

type Limited = Pick<Ctx, 'caller' | 'settings' | 'database' | 'clock'>
type Bucket = { key: string; limit: number; isOwn: boolean }

type Person = { id: number; passwordHash: string }

/** Whose password or code is tried. */
export type Suspect =
  /** `typed`: a name nobody has is counted as itself, so that its answers are those of a name somebody has. */
  | { person: Person }
  | { person?: undefined; typed: string }
  /** Somebody who is signed in: no stranger comes to that. */
  | { signedIn: number }
  /** Nobody is named, as by a passkey. */
  | 'nobody'

/**
 * Where a failure counts: on a device that is known for the person, among its own; else with those of all devices
 * without one. Both names of a person are one account.
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
 * Runs an attempt to prove who one is, under the limits of failures: of a password, a code or a passkey alike. It is
 * counted for its account before it is looked at, so that parallel guesses count too; a success takes back what it
 * counted for its own account and nothing else. Of the address only failures count, because a whole town hall may sign in
 * at once from one; that limit is looked at before and again before the outcome is told. It binds neither known devices
 * nor addresses from which people of the institution signed in. `attempt` only looks: what a success causes comes after.
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
 * Gives a known device its guesses back once somebody is in: after the second step, not before it, or whoever knows the
 * password could guess at codes for ever.
 */
export async function forgiveDevice(ctx: Limited, person: Person): Promise<void> {
  const bucket = bucketOf(ctx, { person })
  if (bucket?.isOwn) await dropHits(ctx.database.global, [bucket.key])
}
