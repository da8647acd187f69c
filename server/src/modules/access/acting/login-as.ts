import type { actingCalls } from '@hdoc/contract/access/acting.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { actorOf } from '../sessions/present.ts'
import { findRights } from '../sessions/queries.ts'
import { newSessionToken, sessionHash } from '../sessions/session-token.ts'
import { acrossHomeAndClient } from './across.ts'
import { actingRefusal } from './policy.ts'
import { startActing } from './queries.ts'

type Call = typeof actingCalls.loginAs
const MINUTE_MS = 60_000

/** The institution of the person to act as: one's own, or the client of a platform administrator. */
function clientOf(actor: Actor, named: number | undefined): number {
  if (actor.institutionId !== 0) {
    if (named !== undefined && named !== actor.institutionId) throw new AppError('NOT_FOUND')
    return actor.institutionId
  }
  const client = named ?? actor.hdocId
  if (client === 0) throw new AppError('no_company')
  return client
}

/**
 * Begins to act as another user. The session gets a new id and bears both people until it returns, at most
 * for `limits.actingMinutes`. Where a platform administrator names a client, entering it is part of the same
 * step.
 */
export async function loginAs(
  ctx: Ctx<Call>,
  { params, body }: InputOf<Call>,
): Promise<{ success: true; message: string }> {
  const { actor, caller, clock } = ctx
  if (!caller.sessionToken) throw new AppError('UNAUTHENTICATED')
  const home = caller.host.institutionId
  const client = clientOf(actor, body.hdoc_id)
  const { token, idHash } = newSessionToken()
  const old = sessionHash(caller.sessionToken)
  const now = clock.now()
  const until = new Date(now.getTime() + ctx.settings.limits.actingMinutes * MINUTE_MS)
  const session = await acrossHomeAndClient(
    ctx.database,
    { home, client, reason: `acting as user ${params.id} of institution ${client}` },
    async (homeDb, clientDb) => {
      const rights = await findRights(clientDb, params.id)
      if (!rights) throw new AppError('NOT_FOUND')
      const other = actorOf(rights, { institutionId: client, hdocId: client })
      const refusal = actingRefusal(actor, other)
      if (refusal) throw refusal
      const rotated = await startActing(homeDb, {
        old,
        fresh: idHash,
        userId: other.id,
        institutionId: client,
        until,
        clientId: home === client ? undefined : client,
      })
      if (!rotated) throw new AppError('ACTING_REFUSED')
      const self = { institution_id: actor.institutionId, id: actor.id, name: actor.name }
      await writeAudit(clientDb, {
        actor: {
          institution_id: client,
          id: other.id,
          name: other.name,
          real: self,
        },
        at: now,
        action: 'acting.started',
        subjectType: 'user',
        subjectId: other.id,
        after: { until: until.toISOString() },
      })
      return rotated
    },
  )
  const leftMs = Date.parse(session.expires_at) - now.getTime()
  ctx.reply.setSessionCookie(token, session.remember ? Math.round(leftMs / 1000) : undefined)
  ctx.database.wake()
  return done(ctx.language)
}
