import type { loginStepCalls } from '@hdoc/contract/access/login-step-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { done } from '../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { checkPasskey } from './factors/check/check-passkey.ts'
import { checkRecoveryCode } from './factors/check/check-recovery-code.ts'
import { checkTotp } from './factors/check/check-totp.ts'
import type { Checked } from './factors/check/checked.ts'
import { methodsOf } from './factors/check/methods-of.ts'
import { tellChange } from './factors/proof/tell-change.ts'
import { claimTicket, type TicketRow, takeTicket } from './factors/queries/tickets.ts'
import { linkIdentity } from './oidc/link-identity.ts'
import { forgiveDevice, underFailureLimits } from './sessions/count-failures.ts'
import { verifyPassword } from './sessions/credentials.ts'
import { giveSession, openSession } from './sessions/open-session.ts'
import { sessionHash } from './sessions/session-token.ts'
import { isStillTheSame } from './sessions/still-the-same.ts'

type Call = typeof loginStepCalls.secondFactor
type Body = InputOf<Call>['body']

/** Attempts allowed on one ticket; after them the sign-in starts again. */
export const MOST_ATTEMPTS = 5

/**
 * Checks the password as a second step. It is accepted only when an account of a provider is to be linked and
 * the person has no second factor.
 */
async function checkPassword(
  ctx: Ctx<Call>,
  db: TenantDb,
  ticket: TicketRow,
  typed: string,
): Promise<Checked> {
  const { user_id: userId, link } = ticket
  const factors = await methodsOf(db, ctx.settings, userId, ctx.caller.host.host)
  if (link === null || factors.length > 0) return { ok: false, code: 'SECOND_FACTOR_WRONG' }
  const fits = await verifyPassword(db, userId, typed)
  return fits ? { ok: true, use: async () => true } : { ok: false, code: 'PASSWORD_WRONG' }
}

function check(ctx: Ctx<Call>, ticket: TicketRow, body: Body): Promise<Checked> {
  const userId = ticket.user_id
  return ctx.database.inInstitution(ctx.caller.host.institutionId, async (db): Promise<Checked> => {
    if (body.method === 'password') return checkPassword(ctx, db, ticket, body.password ?? '')
    if (body.method === 'totp') return checkTotp(ctx, db, userId, body.code ?? '')
    if (body.method === 'recovery') return checkRecoveryCode(ctx, db, userId, body.code ?? '')
    if (!body.credential) return { ok: false, code: 'PASSKEY_REFUSED' }
    return checkPasskey(ctx, db, body.credential, { purpose: 'second', userId })
  })
}

/**
 * Does the second step of a sign-in. Each call costs the ticket an attempt before anything is checked, and
 * failures count in the limits of passwords. The code and the ticket are spent in the transaction that opens
 * the session, so of several uses of one code or one ticket only one gets in.
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
    // Nobody guesses 256 bits, but the attempt counts as a failure, so that the limits stop whoever tries.
    await underFailureLimits(ctx, 'nobody', async () => ({ ok: false }))
    throw new AppError('LOGIN_STEP_ENDED')
  }
  const suspect = { id: ticket.user_id, passwordHash: ticket.password_hash }
  const checked = await underFailureLimits(ctx, { person: suspect }, () => check(ctx, ticket, body))
  if (!checked.ok) {
    const field = body.method === 'password' ? 'password' : 'code'
    throw new AppError(checked.code, {}, { fields: { [field]: [{ key: checked.code }] } })
  }
  const session = await ctx.database.inInstitution(institutionId, async (db) => {
    if (!(await isStillTheSame(db, suspect))) throw new AppError('LOGIN_STEP_ENDED')
    if (!(await checked.use(db)))
      throw new AppError('SECOND_FACTOR_USED', {}, { fields: { code: [{ key: 'SECOND_FACTOR_USED' }] } })
    if (!(await takeTicket(db, tokenHash))) throw new AppError('LOGIN_STEP_ENDED')
    if (body.method === 'recovery') await tellChange(db, ticket.user_id, 'recovery_used', at.now)
    const person = { id: ticket.user_id, name: ticket.name }
    const { link } = ticket
    const linked = { at: at.now, isProved: true }
    if (link && !(await linkIdentity(db, { ...person, isActive: true }, link, linked)))
      throw new AppError('LOGIN_STEP_ENDED')
    return openSession(ctx, db, person, {
      remember: ticket.remember,
      method: body.method === 'password' ? 'openid+password' : `${ticket.first_step}+${body.method}`,
    })
  })
  await forgiveDevice(ctx, suspect)
  giveSession(ctx, session)
  return done(ctx.language)
}
