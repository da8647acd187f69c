import { AppError } from '@hdoc/contract/errors.ts'
import type { loginStepCalls } from '@hdoc/contract/factors.ts'
import { done } from '../../platform/http/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { checkPasskey } from './factors/check-passkey.ts'
import { checkRecoveryCode } from './factors/check-recovery-code.ts'
import { checkTotp } from './factors/check-totp.ts'
import type { Checked } from './factors/checked.ts'
import { claimTicket, takeTicket } from './factors/queries/tickets.ts'
import { tellChange } from './factors/tell-change.ts'
import { underFailureLimits } from './sessions/count-failures.ts'
import { giveSession, openSession } from './sessions/open-session.ts'
import { sessionHash } from './sessions/session-token.ts'

type Call = typeof loginStepCalls.secondFactor
type Body = InputOf<Call>['body']

/** Attempts on one ticket; then the password is asked for anew. */
export const MOST_ATTEMPTS = 5

function check(ctx: Ctx<Call>, userId: number, body: Body): Promise<Checked> {
  return ctx.database.inInstitution(ctx.caller.host.institutionId, async (db): Promise<Checked> => {
    if (body.method === 'totp') return checkTotp(ctx, db, userId, body.code ?? '')
    if (body.method === 'recovery') return checkRecoveryCode(ctx, db, userId, body.code ?? '')
    if (!body.credential) return { ok: false, code: 'PASSKEY_REFUSED' }
    return checkPasskey(ctx, db, body.credential, { purpose: 'second', userId })
  })
}

/**
 * The second step of a sign-in. Each call costs the ticket an attempt before anything is looked at, and failures count
 * in the limits of passwords. What was shown is spent in the transaction that opens the session: of several uses of
 * one code, or of one ticket, one gets in.
 */
export async function loginSecondFactor(
  ctx: Ctx<Call>,
  { body }: InputOf<Call>,
): Promise<{ success: true; message: string }> {
  const { institutionId, host } = ctx.caller.host
  const tokenHash = sessionHash(body.ticket)
  const at = { tokenHash, host, now: ctx.clock.now(), mostAttempts: MOST_ATTEMPTS }
  const ticket = await ctx.database.inInstitution(institutionId, (db) => claimTicket(db, at))
  if (!ticket) {
    // Nobody guesses 256 bits, but who tries is told to stop.
    await underFailureLimits(ctx, {}, async () => ({ ok: false }))
    throw new AppError('LOGIN_STEP_ENDED')
  }
  const checked = await underFailureLimits(ctx, { personId: ticket.user_id }, () =>
    check(ctx, ticket.user_id, body),
  )
  if (!checked.ok) throw new AppError(checked.code, {}, { fields: { code: [{ key: checked.code }] } })
  const session = await ctx.database.inInstitution(institutionId, async (db) => {
    if (!(await checked.use(db)))
      throw new AppError('SECOND_FACTOR_USED', {}, { fields: { code: [{ key: 'SECOND_FACTOR_USED' }] } })
    if (!(await takeTicket(db, tokenHash))) throw new AppError('LOGIN_STEP_ENDED')
    if (body.method === 'recovery') await tellChange(db, ticket.user_id, 'recovery_used', at.now)
    const person = { id: ticket.user_id, name: ticket.name }
    return openSession(ctx, db, person, {
      remember: ticket.remember,
      method: `${ticket.first_step}+${body.method}`,
    })
  })
  giveSession(ctx, session)
  return done(ctx.language)
}
