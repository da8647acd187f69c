import type { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { emit } from '../../../platform/events/emit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { checkNewPassword } from '../../../platform/passwords/check-new-password.ts'
import { hashPassword, rotateSession, setPassword } from '../../access/index.ts'
import { passwordChanged } from '../events/index.ts'
import { endLinks } from '../links/queries.ts'
import { atHome } from './home.ts'
import { countProof } from './prove-password.ts'
import { lockAccount } from './queries.ts'
import { currentHash } from './sessions.ts'

type Call = typeof profileCalls.changePassword

/**
 * Changes one's own password. All other sessions of the person end at once, and this session gets a new id,
 * so that a copy of the old id is worthless too.
 */
export async function changePassword(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const { actor, settings } = ctx
  const prove = await countProof(ctx)
  const now = ctx.clock.now()
  const rotated = await atHome(ctx, async (db) => {
    const row = await lockAccount(db, actor.id)
    if (!row) throw new AppError('UNAUTHENTICATED')
    await prove(db, body.current_password)
    const about = {
      username: row.username,
      email: row.email,
      name: row.name,
      institution: row.institution_name,
    }
    const problem = checkNewPassword(body.password, about, settings.limits.passwordMinLength)
    if (problem) throw new AppError('VALIDATION', {}, { fields: { password: [problem] } })
    await setPassword(db, actor.id, await hashPassword(body.password), now, currentHash(ctx))
    // Whoever knew the old password may have asked for another address.
    await endLinks(db, actor.id, 'email_change', now)
    await writeAudit(db, {
      actor: auditActor(actor),
      at: now,
      action: 'account.password_changed',
      subjectType: 'user',
      subjectId: actor.id,
    })
    await emit(db, passwordChanged, { user_id: actor.id }, now)
    return rotateSession(db, ctx.caller.sessionToken ?? '', now)
  })
  if (!rotated) throw new AppError('UNAUTHENTICATED')
  ctx.reply.setSessionCookie(rotated.token, rotated.maxAgeSeconds)
  ctx.database.wake()
  return done(ctx.language)
}
