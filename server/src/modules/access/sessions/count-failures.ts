import type { Ctx } from '../../../platform/http/context.ts'
import {
  addressKey,
  countHits,
  forgetHits,
  type Hits,
  readHits,
  tooMany,
} from '../../../platform/http/limit-calls.ts'

type Limited = Pick<Ctx, 'caller' | 'settings' | 'database'>
type Key = { key: string; limit: number }

/** Whose failures are counted. */
export type Suspect = {
  /** What was typed for a name; over its limit the answer is 429. */
  typed?: string
  /** The person it means, or who is known already. */
  personId?: number | undefined
}

/** The counters of failures of one name or person (product rule §11), most specific first, with their limits. */
function accountKeys({ caller, settings }: Limited, account: string): Key[] {
  const { limits } = settings
  const login = `login|${caller.host.institutionId}|${account}`
  return [
    { key: `${login}|${addressKey(caller.address)}`, limit: limits.loginFailuresAccountAddress },
    { key: login, limit: limits.loginFailuresAccount },
  ]
}

const firstOver = (counted: readonly Hits[], keys: readonly Key[]): Hits | undefined =>
  counted.find((one) => keys.some(({ key, limit }) => key === one.key && one.hits > limit))

function refuseOver(counted: readonly Hits[], keys: readonly Key[]): void {
  const over = firstOver(counted, keys)
  if (over) throw tooMany(over.left)
}

/**
 * Runs an attempt to prove who one is, under the limits of failures: of a password, a code or a passkey alike. It
 * counts for name and person before it is looked at, so that parallel guesses count too; a success takes its count
 * back. For its address only failures count, because a whole town hall may sign in at once from one; so that limit is
 * looked at before and again before the outcome is told. `attempt` only looks: what a success causes comes afterwards.
 *
 * A person guessed at by their other name is `barred`: the attempt then has to end as a wrong one, because „too many”
 * for a name never tried would tell that both are one person. Where no name was typed the person is known, and told.
 */
export async function underFailureLimits<T extends { ok: boolean }>(
  ctx: Limited,
  { typed, personId }: Suspect,
  attempt: (barred: boolean) => Promise<T>,
): Promise<T> {
  const seconds = ctx.settings.limits.loginWindowMinutes * 60
  const { global } = ctx.database
  const address = {
    key: `login|${addressKey(ctx.caller.address)}`,
    limit: ctx.settings.limits.loginFailuresAddress,
  }
  const refuseBusyAddress = async (): Promise<void> =>
    refuseOver(await readHits(global, [address.key], seconds), [{ ...address, limit: address.limit - 1 }])
  await refuseBusyAddress()
  const name = typed === undefined ? [] : accountKeys(ctx, `=${typed.toLowerCase()}`)
  const person = personId === undefined ? [] : accountKeys(ctx, `#${personId}`)
  const keys = [...name, ...person].map(({ key }) => key)
  const counted = keys.length > 0 ? await countHits(global, keys, seconds) : []
  refuseOver(counted, typed === undefined ? person : name)
  const outcome = await attempt(firstOver(counted, person) !== undefined)
  if (!outcome.ok) {
    refuseOver(await countHits(global, [address.key], seconds), [address])
    return outcome
  }
  await refuseBusyAddress()
  if (keys.length > 0) await forgetHits(global, keys)
  return outcome
}
