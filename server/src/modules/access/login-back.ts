import { AppError } from '@hdoc/contract/errors.ts'
import type { sessionCalls } from '@hdoc/contract/session.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { auditActor } from '../../platform/auth/actor.ts'
import { done } from '../../platform/http/answers.ts'
import type { Ctx } from '../../platform/http/context.ts'
import { stopActing } from './queries.ts'
import { newSessionToken, sessionHash } from './session-token.ts'

/** Returns from acting as another user; the session id is rotated. */
export async function loginBack(
  ctx: Ctx<typeof sessionCalls.loginBack>,
): Promise<{ success: true; message: string }> {
  const { actor, caller } = ctx
  const { real } = actor
  if (!real || !caller.sessionToken) throw new AppError('NOT_ACTING')
  const { token, idHash } = newSessionToken()
  const old = sessionHash(caller.sessionToken)
  const home = caller.host.institutionId
  const session = await ctx.database.inInstitution(home, (db) => stopActing(db, old, idHash))
  if (!session) throw new AppError('NOT_ACTING')
  await ctx.database.inInstitution(actor.hdocId, (db) =>
    writeAudit(db, {
      actor: auditActor(actor),
      at: ctx.clock.now(),
      action: 'acting.ended',
      subjectType: 'user',
      subjectId: actor.id,
    }),
  )
  const leftMs = Date.parse(session.expires_at) - ctx.clock.now().getTime()
  ctx.reply.setSessionCookie(token, session.remember ? Math.round(leftMs / 1000) : undefined)
  ctx.database.wake()
  return done(ctx.language)
}
