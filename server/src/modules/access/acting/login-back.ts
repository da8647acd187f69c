import type { sessionCalls } from '@hdoc/contract/access/session-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { newSessionToken, sessionHash } from '../sessions/session-token.ts'
import { acrossHomeAndClient } from './across.ts'
import { stopActing } from './queries.ts'

/**
 * Returns from acting as another user; the session id is rotated. A second return is refused with NOT_ACTING.
 */
export async function loginBack(
  ctx: Ctx<typeof sessionCalls.loginBack>,
): Promise<{ success: true; message: string }> {
  const { actor, caller, clock } = ctx
  const { real = actor } = actor
  if (!(actor.real || actor.actingEnded) || !caller.sessionToken) throw new AppError('NOT_ACTING')
  const { token, idHash } = newSessionToken()
  const old = sessionHash(caller.sessionToken)
  const home = caller.host.institutionId
  const client = actor.actingEnded?.institutionId ?? actor.institutionId
  const session = await acrossHomeAndClient(
    ctx.database,
    { home, client, reason: `return from acting in institution ${client}` },
    async (homeDb, clientDb) => {
      const stopped = await stopActing(homeDb, old, idHash)
      if (!stopped) throw new AppError('NOT_ACTING')
      await writeAudit(clientDb, {
        actor: {
          institution_id: client,
          id: stopped.acting_user_id,
          name: stopped.acting_name,
          real: { institution_id: real.institutionId, id: real.id, name: real.name },
        },
        at: clock.now(),
        action: 'acting.ended',
        subjectType: 'user',
        subjectId: stopped.acting_user_id,
      })
      return stopped
    },
  )
  const leftMs = Date.parse(session.expires_at) - clock.now().getTime()
  ctx.reply.setSessionCookie(token, session.remember ? Math.round(leftMs / 1000) : undefined)
  ctx.database.wake()
  return done(ctx.language)
}
