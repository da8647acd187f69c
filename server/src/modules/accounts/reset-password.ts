import type { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { emit } from '../../platform/events/emit.ts'
import { done } from '../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { setPassword } from '../access/index.ts'
import { passwordChanged } from './events/index.ts'
import { getLink } from './links/get-link.ts'
import { endLinks, useLink } from './links/queries.ts'
import { choosePassword } from './passwords/choose-password.ts'
import { markEmailConfirmed } from './queries/accounts.ts'

type Call = typeof accountCalls.resetPassword

/** Sets a new password by a link. All sessions of the person end, also the one this call may have come with. */
export async function resetPassword(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const { institutionId } = ctx.caller.host
  const link = await getLink(ctx, body.token, ['reset'])
  const passwordHash = await choosePassword(ctx, body.password, { ...link, email: link.account_email })
  const now = ctx.clock.now()
  await ctx.database.inInstitution(institutionId, async (db) => {
    if (!(await useLink(db, link, now))) throw new AppError('LINK_INVALID')
    await setPassword(db, link.user_id, passwordHash, now)
    await markEmailConfirmed(db, link.user_id, now)
    // Pending changes of the address end too, because somebody who held a session could have asked for one.
    await endLinks(db, link.user_id, 'email_change', now)
    await writeAudit(db, {
      actor: { institution_id: institutionId, id: link.user_id, name: link.name },
      at: now,
      action: 'user.password_reset',
      subjectType: 'user',
      subjectId: link.user_id,
    })
    await emit(db, passwordChanged, { user_id: link.user_id }, now)
  })
  ctx.reply.clearSessionCookie()
  ctx.database.wake()
  return done(ctx.language)
}
