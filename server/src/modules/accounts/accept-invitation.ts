import type { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { done } from '../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { setPassword } from '../access/index.ts'
import { getLink } from './links/get-link.ts'
import { useLink } from './links/queries.ts'
import { choosePassword } from './passwords/choose-password.ts'
import { markEmailConfirmed, setState } from './queries/accounts.ts'

type Call = typeof accountCalls.acceptInvitation

/**
 * Sets the first password of an invited person. It signs nobody in: that takes the password, and a second
 * factor where one is asked for.
 */
export async function acceptInvitation(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const { institutionId } = ctx.caller.host
  const link = await getLink(ctx, body.token, ['invitation'])
  const passwordHash = await choosePassword(ctx, body.password, { ...link, email: link.account_email })
  const now = ctx.clock.now()
  await ctx.database.inInstitution(institutionId, async (db) => {
    if (!(await useLink(db, link, now))) throw new AppError('LINK_INVALID')
    await setPassword(db, link.user_id, passwordHash, now)
    await setState(db, link.user_id, 'active')
    await markEmailConfirmed(db, link.user_id, now)
    await writeAudit(db, {
      actor: { institution_id: institutionId, id: link.user_id, name: link.name },
      at: now,
      action: 'user.invitation_accepted',
      subjectType: 'user',
      subjectId: link.user_id,
      before: { state: 'invited' },
      after: { state: 'active' },
    })
  })
  ctx.database.wake()
  return done(ctx.language)
}
