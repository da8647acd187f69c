import type { sessionCalls } from '@hdoc/contract/access/session-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { done } from '../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { type AskedStep, enterOrAsk } from './factors/enter-or-ask.ts'
import { forgiveDevice, underFailureLimits } from './sessions/count-failures.ts'
import { passwordFits } from './sessions/password.ts'
import { findForLogin } from './sessions/queries.ts'

type Call = typeof sessionCalls.login

/**
 * Signs in, or gives a ticket for the second step. The answer and its time are the same whether or not the
 * account exists.
 */
export async function login(
  ctx: Ctx<Call>,
  { body }: InputOf<Call>,
): Promise<{
  success: true
  message: string
  second_factor?: AskedStep
}> {
  const { institutionId } = ctx.caller.host
  const person = await ctx.database.inInstitution(institutionId, (db) => findForLogin(db, body.username), {
    readOnly: true,
  })
  const known = person && { id: person.id, passwordHash: person.password_hash }
  const suspect = known ? { person: known } : { typed: body.username }
  const { ok } = await underFailureLimits(ctx, suspect, async () => {
    const fits = await passwordFits(person?.password_hash || undefined, body.password)
    return { ok: fits && person?.active === true }
  })
  const how = { remember: body.remember === true, method: 'password' } as const
  const entered =
    ok && known && person ? await enterOrAsk(ctx, { ...known, name: person.name }, how) : undefined
  if (!entered) throw new AppError('LOGIN_FAILED', {}, { fields: { username: [{ key: 'LOGIN_FAILED' }] } })
  const { step } = entered
  if (!step && known) await forgiveDevice(ctx, known)
  return { ...done(ctx.language), ...(step && { second_factor: step }) }
}
