import type { sessionCalls } from '@hdoc/contract/access/session-calls.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { done } from '../../platform/http/answers/answers.ts'
import type { Ctx } from '../../platform/http/context.ts'
import { removeSession } from './sessions/queries.ts'
import { sessionHash } from './sessions/session-token.ts'

/** Ends the session of the token, if it still lives; signing out twice is no error. */
export async function logout(
  ctx: Ctx<typeof sessionCalls.logout>,
): Promise<{ success: true; message: string }> {
  const { sessionToken, host } = ctx.caller
  if (sessionToken)
    await ctx.database.inInstitution(host.institutionId, async (db) => {
      const ended = await removeSession(db, sessionHash(sessionToken))
      if (!ended) return
      const actor = { institution_id: host.institutionId, id: ended.user_id, name: ended.name }
      await writeAudit(db, {
        actor,
        at: ctx.clock.now(),
        action: 'session.closed',
        subjectType: 'user',
        subjectId: ended.user_id,
      })
    })
  ctx.reply.clearSessionCookie()
  return done(ctx.language)
}
