import type { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { atHome } from './home.ts'
import type { KeptPart } from './kept-about-person.ts'
import { activityOf } from './list-own-activity.ts'
import { presentActivity, presentSession } from './present.ts'
import { findAccount, listMemberships } from './queries.ts'
import { currentHash, livingSessions } from './sessions.ts'

/** Most activity rows in the file: more than a person makes in years. The file says when there was more. */
const ENTRIES = 10_000

/**
 * Gathers everything kept about the caller, without secrets: neither hashes of passwords nor anything that
 * could open a session.
 */
export async function gatherOwnData(ctx: Ctx<typeof profileCalls.data>, parts: readonly KeptPart[]) {
  const { actor } = ctx
  const current = currentHash(ctx).toString('hex')
  const { account, groups, sessions, kept } = await atHome(ctx, async (db) => {
    const row = await findAccount(db, actor.id)
    if (!row) throw new AppError('UNAUTHENTICATED')
    const found = {
      account: row,
      groups: await listMemberships(db, actor.id),
      sessions: await livingSessions(db, ctx),
      kept: await Promise.all(
        parts.map(async ({ key, title, gather }) => ({ key, title, ...(await gather(db, actor)) })),
      ),
    }
    await writeAudit(db, {
      actor: auditActor(actor),
      at: ctx.clock.now(),
      action: 'profile.data_taken',
      subjectType: 'user',
      subjectId: actor.id,
    })
    return found
  })
  const activity = await activityOf(ctx, ENTRIES + 1)
  const { picture_hash: picture, version: _, ...facts } = account
  const data = {
    taken_at: ctx.clock.now().toISOString(),
    account: { ...facts, has_picture: picture !== null },
    groups: groups.map(({ name, role_name, is_default }) => ({ name, role_name, is_default })),
    roles: [...actor.roles],
    permissions: [...actor.permissions],
    sessions: sessions.map((row) => {
      const { id: _id, ...session } = presentSession(row, current)
      return session
    }),
    activity: activity.slice(0, ENTRIES).map(presentActivity),
    activity_is_complete: activity.length <= ENTRIES,
  }
  return { data, kept }
}

export type OwnData = Awaited<ReturnType<typeof gatherOwnData>>
