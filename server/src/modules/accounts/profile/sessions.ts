import type { OwnSession } from '@hdoc/contract/accounts/profile.ts'
import type { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { endSessions, sessionHash } from '../../access/index.ts'
import { endEmailChange } from './end-email-change.ts'
import { atHome, readAtHome } from './home.ts'
import { presentSession } from './present.ts'
import { closeSession, listSessions, lockAccount, type SessionRow } from './queries.ts'

type Calls = typeof profileCalls
type Own = Ctx<Calls['sessions']>

export function currentHash({ caller }: Pick<Own, 'caller'>): Buffer {
  if (!caller.sessionToken) throw new AppError('UNAUTHENTICATED')
  return sessionHash(caller.sessionToken)
}

export function livingSessions(
  db: TenantDb,
  ctx: Pick<Own, 'actor' | 'clock' | 'settings'>,
): Promise<SessionRow[]> {
  const idleMinutes = ctx.settings.limits.sessionIdleMinutes
  return listSessions(db, ctx.actor.id, { now: ctx.clock.now(), idleMinutes })
}

export async function listOwnSessions(ctx: Own): Promise<OwnSession[]> {
  const current = currentHash(ctx).toString('hex')
  const rows = await readAtHome(ctx, (db) => livingSessions(db, ctx))
  return rows.map((row) => presentSession(row, current))
}

async function noteEnd(db: TenantDb, ctx: Pick<Own, 'actor' | 'clock'>, count: number): Promise<void> {
  await recordAudit(
    { ...ctx, db },
    {
      action: 'session.ended',
      subjectType: 'user',
      subjectId: ctx.actor.id,
      after: { sessions: count },
    },
  )
}

/**
 * Ends one of the caller's other sessions. Throws NOT_FOUND for the present one, one of somebody else or of
 * another institution, and one that has ended.
 */
export async function closeOwnSession(
  ctx: Ctx<Calls['closeSession']>,
  { body }: InputOf<Calls['closeSession']>,
) {
  await atHome(ctx, async (db) => {
    const ended = await closeSession(db, ctx.actor.id, body.id, currentHash(ctx))
    if (ended === 0) throw new AppError('NOT_FOUND')
    await noteEnd(db, ctx, ended)
  })
  ctx.database.wake()
  return done(ctx.language)
}

/** Ends a waiting change of address too, because somebody in one of those sessions may have asked for it. */
export async function closeOtherSessions(ctx: Ctx<Calls['closeOtherSessions']>) {
  await atHome(ctx, async (db) => {
    await lockAccount(db, ctx.actor.id)
    const others = (await livingSessions(db, ctx)).length - 1
    await endSessions(db, ctx.actor.id, currentHash(ctx))
    if (others > 0) await noteEnd(db, ctx, others)
    await endEmailChange(db, ctx)
  })
  ctx.database.wake()
  return done(ctx.language)
}
