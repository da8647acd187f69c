import type { actingCalls } from '@hdoc/contract/access/acting.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { sessionHash } from '../sessions/session-token.ts'
import { acrossHomeAndClient } from './across.ts'
import { findClientName, setClient } from './queries.ts'

type Enter = typeof actingCalls.enter
type Leave = typeof actingCalls.leave

/** Writes the audit row in both chains: the platform's and the client's own. */
async function tell(
  ctx: Ctx<Enter | Leave>,
  dbs: readonly TenantDb[],
  action: 'client.entered' | 'client.left',
  client: { id: number; name: string },
): Promise<void> {
  for (const db of dbs)
    await recordAudit(
      { ...ctx, db },
      {
        action,
        subjectType: 'institution',
        subjectId: client.id,
        after: { name: client.name },
      },
    )
}

async function moveTo(ctx: Ctx<Enter | Leave>, client: number, action: 'client.entered' | 'client.left') {
  const { caller } = ctx
  const { sessionToken } = caller
  // The platform's people sign in on its own host only; a session of an institution stays in that
  // institution.
  if (caller.host.kind !== 'admin' || !sessionToken) throw new AppError('PLATFORM_ONLY')
  await acrossHomeAndClient(
    ctx.database,
    { home: 0, client, reason: `${action} by platform user ${ctx.actor.id}: institution ${client}` },
    async (homeDb, clientDb) => {
      const found = await findClientName(clientDb)
      if (!found) throw new AppError('NOT_FOUND')
      const entered = action === 'client.entered'
      if (!(await setClient(homeDb, sessionHash(sessionToken), entered ? client : null)))
        throw new AppError('ACTING_REFUSED')
      await tell(ctx, [homeDb, clientDb], action, { id: client, name: found.name })
    },
  )
  ctx.database.wake()
  return done(ctx.language)
}

/** A platform administrator steps into a client, also one that is not active today; the host stays the platform's. */
export function enterClient(ctx: Ctx<Enter>, { body }: InputOf<Enter>) {
  return moveTo(ctx, body.id, 'client.entered')
}

/** Back to the platform; leaving twice is no error. */
export async function leaveClient(ctx: Ctx<Leave>) {
  if (ctx.actor.hdocId === 0) return done(ctx.language)
  return moveTo(ctx, ctx.actor.hdocId, 'client.left')
}
