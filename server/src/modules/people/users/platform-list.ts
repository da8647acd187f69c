import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { type PlatformUserList, platformUserLists } from '@hdoc/contract/people/platform-users.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { asPlatformUsers, inside } from './across.ts'
import { presentUser } from './present.ts'
import { listAcross } from './queries/platform-list.ts'
import { writeLook } from './write-look.ts'

type PlatformCtx = Ctx & { readonly actor: Actor }

/**
 * Lists people of all institutions. The platform's audit keeps that the list was looked at, and why, except
 * for the list of the platform's own people.
 */
export async function listPlatformUsers(ctx: PlatformCtx, type: PlatformUserList, list: ListQuery) {
  const { rows, total } = await asPlatformUsers(ctx, `list of users (${type})`, async (db) => {
    if (type !== 'platform')
      await writeLook(inside(ctx, db, 0), {
        action: `user_list.${type}_opened`,
        subjectType: 'user_list',
        subjectId: 0,
        reason: platformUserLists[type].ro,
      })
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
