import type { loginStepCalls } from '@hdoc/contract/access/login-step-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { done } from '../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { checkPasskey } from './factors/check/check-passkey.ts'
import { findActivePerson } from './factors/queries/people.ts'
import { underFailureLimits } from './sessions/count-failures.ts'
import { giveSession, openSession } from './sessions/open-session.ts'
import { isStillTheSame } from './sessions/still-the-same.ts'

type Call = typeof loginStepCalls.passkey

/**
 * Signs in with a passkey alone, without a second step: a passkey is something the person has, and it asked
 * for a finger, a face or a PIN.
 */
export async function loginPasskey(
  ctx: Ctx<Call>,
  { body }: InputOf<Call>,
): Promise<{ success: true; message: string }> {
  const { institutionId } = ctx.caller.host
  const refused = new AppError('PASSKEY_REFUSED')
  const checked = await underFailureLimits(ctx, 'nobody', () =>
    ctx.database.inInstitution(institutionId, (db) =>
      checkPasskey(ctx, db, body.credential, { purpose: 'only', userId: null }),
    ),
  )
  const { userId } = checked
  if (!checked.ok || userId === undefined) throw refused
  const session = await ctx.database.inInstitution(institutionId, async (db) => {
    if (!(await isStillTheSame(db, { id: userId, passwordHash: undefined }))) throw refused
    const person = await findActivePerson(db, userId)
    if (!person || !(await checked.use(db))) throw refused
    return openSession(ctx, db, person, { remember: body.remember === true, method: 'passkey' })
  })
  giveSession(ctx, session)
  return done(ctx.language)
}
