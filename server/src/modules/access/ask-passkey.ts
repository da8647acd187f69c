import type { loginStepCalls } from '@hdoc/contract/access/login-step-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Ctx, HandlerAnswer, InputOf } from '../../platform/http/context.ts'
import { addressKey, countHits, tooMany } from '../../platform/http/guard/limit-calls.ts'
import { CHALLENGE_MS, relyingParty } from './factors/check/relying-party.ts'
import { addChallenge } from './factors/queries/challenges.ts'
import { listPasskeys } from './factors/queries/passkeys.ts'
import { findTicket } from './factors/queries/tickets.ts'
import { MOST_ATTEMPTS } from './login-second-factor.ts'
import { sessionHash } from './sessions/session-token.ts'

type Call = typeof loginStepCalls.askPasskey

/**
 * Most challenges for one address in a window. The limit is high because a whole town hall signs in from one
 * address; it exists because each challenge is a row until it expires.
 */
const MOST_CHALLENGES = 1_000

async function limitChallenges({ caller, settings, database }: Ctx<Call>): Promise<void> {
  const seconds = settings.limits.loginWindowMinutes * 60
  const [count] = await countHits(database.global, [`passkey|${addressKey(caller.address)}`], seconds)
  if (count && count.hits > MOST_CHALLENGES) throw tooMany(count.left)
}

/**
 * Gives a challenge for a passkey: of the ticket's owner when there is a ticket, else of anybody. Without a
 * ticket the browser shows whose passkeys it has.
 */
export async function askPasskey(ctx: Ctx<Call>, { body }: InputOf<Call>): Promise<HandlerAnswer<Call>> {
  await limitChallenges(ctx)
  const { institutionId, host } = ctx.caller.host
  const now = ctx.clock.now()
  const { ticket } = body
  const { userId, passkeys } = await ctx.database.inInstitution(institutionId, async (db) => {
    if (ticket === undefined) return { userId: null, passkeys: [] }
    const at = { tokenHash: sessionHash(ticket), host, now, mostAttempts: MOST_ATTEMPTS }
    const owner = await findTicket(db, at)
    if (owner === undefined) throw new AppError('LOGIN_STEP_ENDED')
    return { userId: owner, passkeys: await listPasskeys(db, owner) }
  })
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
    allowCredentials: passkeys
      .filter((one) => one.host === host)
      .map((one) => ({ id: one.credential_id, transports: one.transports })),
  })
  const purpose = userId === null ? 'only' : 'second'
  await ctx.database.inInstitution(institutionId, (db) =>
    addChallenge(
      db,
      { challenge: options.challenge, purpose, host, userId },
      new Date(now.getTime() + CHALLENGE_MS),
    ),
  )
  return { options: { ...options } }
}
