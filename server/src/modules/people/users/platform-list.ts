import type { ListQuery } from '@hdoc/contract/list-query.ts'
import { type PlatformUserList, platformUserLists } from '@hdoc/contract/platform-users.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Actor, auditActor } from '../../../platform/auth/actor.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import { metaOf } from '../../../platform/db/list-sql.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { asPlatformUsers, inside } from './across.ts'
import { presentUser } from './present.ts'
import { hasLooked, listAcross } from './queries/platform-list.ts'

/** A look that lasts is one look: typing a search writes no row for each letter. */
const ONE_LOOK_MS = 60 * 60_000
type PlatformCtx = Ctx & { readonly actor: Actor }

async function writeLook(ctx: PlatformCtx, db: PlatformDb, type: PlatformUserList): Promise<void> {
  const { actor, clock } = ctx
  const at = clock.now()
  const action = `user_list.${type}_opened`
  const since = new Date(at.getTime() - ONE_LOOK_MS)
  if (await hasLooked(db, { action, actorId: actor.id, since })) return
  await writeAudit(inside(ctx, db, 0).db, {
    actor: auditActor(actor),
    at,
    action,
    subjectType: 'user_list',
    subjectId: 0,
    reason: platformUserLists[type].ro,
  })
}

/** A list of people of all institutions; that it was looked at, and why, stands in the platform's audit. */
export async function listPlatformUsers(ctx: PlatformCtx, type: PlatformUserList, list: ListQuery) {
  const { rows, total } = await asPlatformUsers(ctx, `list of users (${type})`, async (db) => {
    if (type !== 'platform') await writeLook(ctx, db, type)
    return listAcross(db, type, list)
  })
  ctx.database.wake()
  return {
    data: rows.map((row) => ({
      ...presentUser(row, ctx.actor, ctx.language),
      institution_id: row.institution_id,
      institution_name: row.institution_name,
    })),
    meta: metaOf(list, total, rows.length),
  }
}
