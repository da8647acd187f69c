import { AppError } from '@hdoc/contract/errors.ts'
import type { sessionCalls } from '@hdoc/contract/session.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { done } from '../../platform/http/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import {
  addressKey,
  countHits,
  forgetHits,
  type Hits,
  readHits,
  tooMany,
} from '../../platform/http/limit-calls.ts'
import { passwordFits } from './password.ts'
import { addSession, findForLogin, removeSession } from './queries.ts'
import { newSessionToken, sessionHash } from './session-token.ts'

type Call = typeof sessionCalls.login
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * The counters of failures (product rule §11), most specific first, with their limits: of what was typed, and of the
 * account it means, which may also be typed otherwise (name or e-mail).
 */
function failureKeys(ctx: Ctx<Call>, username: string, personId: number | undefined) {
  const { limits } = ctx.settings
  const institution = ctx.caller.host.institutionId
  const address = addressKey(ctx.caller.address)
  const both = (account: string) => [
    { key: `login|${institution}|${account}|${address}`, limit: limits.loginFailuresAccountAddress },
    { key: `login|${institution}|${account}`, limit: limits.loginFailuresAccount },
  ]
  return {
    typed: both(`=${username.toLowerCase()}`),
    account: personId === undefined ? [] : both(`#${personId}`),
  }
}

type Key = { key: string; limit: number }
const firstOver = (counted: readonly Hits[], keys: readonly Key[]): Hits | undefined =>
  counted.find((one) => keys.some(({ key, limit }) => key === one.key && one.hits > limit))

function refuseOver(counted: readonly Hits[], keys: readonly Key[]): void {
  const over = firstOver(counted, keys)
  if (over) throw tooMany(over.left)
}

/**
 * Signs in. An attempt counts for its account before the password is looked at, so that parallel guesses count too; a
 * success takes its count back. For its address only failures count, because a whole town hall may sign in at once
 * from one; so that limit is looked at before and again before the outcome is told. Same answer and same time whether
 * the account exists: an account guessed at by its other name is refused as with a wrong password, because „too many”
 * for a name never tried would tell that both are one person.
 */
export async function login(
  ctx: Ctx<Call>,
  { body }: InputOf<Call>,
): Promise<{ success: true; message: string }> {
  const { limits } = ctx.settings
  const seconds = limits.loginWindowMinutes * 60
  const { global } = ctx.database
  const address = { key: `login|${addressKey(ctx.caller.address)}`, limit: limits.loginFailuresAddress }
  const refuseBusyAddress = async (): Promise<void> =>
    refuseOver(await readHits(global, [address.key], seconds), [{ ...address, limit: address.limit - 1 }])
  await refuseBusyAddress()
  const institutionId = ctx.caller.host.institutionId
  const person = await ctx.database.inInstitution(institutionId, (db) => findForLogin(db, body.username), {
    readOnly: true,
  })
  const { typed, account } = failureKeys(ctx, body.username, person?.id)
  const keys = [...typed, ...account].map(({ key }) => key)
  const counted = await countHits(global, keys, seconds)
  refuseOver(counted, typed)
  const fits = await passwordFits(person?.password_hash, body.password)
  if (!person || !fits || !person.active || firstOver(counted, account)) {
    refuseOver(await countHits(global, [address.key], seconds), [address])
    throw new AppError('LOGIN_FAILED', {}, { fields: { username: [{ key: 'LOGIN_FAILED' }] } })
  }
  await refuseBusyAddress()
  await forgetHits(global, keys)
  const { token, idHash } = newSessionToken()
  const now = ctx.clock.now()
  const remember = body.remember === true
  const { sessionRememberDays, sessionAbsoluteHours } = ctx.settings.limits
  const lifeMs = remember ? sessionRememberDays * DAY_MS : sessionAbsoluteHours * HOUR_MS
  const old = ctx.caller.sessionToken
  const device = String(ctx.caller.headers['user-agent'] ?? '').slice(0, 200)
  await ctx.database.inInstitution(institutionId, async (db) => {
    if (old) await removeSession(db, sessionHash(old))
    await addSession(db, {
      idHash,
      host: ctx.caller.host.host,
      userId: person.id,
      remember,
      now,
      expiresAt: new Date(now.getTime() + lifeMs),
      device,
    })
    const actor = { institution_id: institutionId, id: person.id, name: person.name }
    await writeAudit(db, {
      actor,
      at: now,
      action: 'session.opened',
      subjectType: 'user',
      subjectId: person.id,
    })
  })
  ctx.reply.setSessionCookie(token, remember ? Math.round(lifeMs / 1000) : undefined)
  ctx.database.wake()
  return done(ctx.language)
}
