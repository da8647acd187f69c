import { defaultRows } from '@hdoc/contract/calls/list-query.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { postCalls } from '@hdoc/contract/posts/posts.ts'
import { localDate } from '../../../platform/clock.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { findPublished, listPublished, listUsedCategories } from './queries.ts'

type Calls = typeof postCalls

/** What is public of the institution of the host, or of the platform on its own host. */
export function listPublicPosts(ctx: Ctx<Calls['list']>, { query }: InputOf<Calls['list']>) {
  const today = localDate(ctx.clock.now())
  const offset = (query.page - 1) * defaultRows
  return ctx.database.inInstitution(
    ctx.caller.host.institutionId,
    async (db) => {
      const { rows, total } = await listPublished(db, today, {
        category: query.category,
        limit: defaultRows,
        offset,
      })
      return {
        data: rows,
        meta: metaOf({ rows: defaultRows, page: query.page }, total, rows.length),
        categories: await listUsedCategories(db, today),
      }
    },
    { readOnly: true },
  )
}

export async function getPublicPost(ctx: Ctx<Calls['get']>, { params }: InputOf<Calls['get']>) {
  const post = await ctx.database.inInstitution(
    ctx.caller.host.institutionId,
    (db) => findPublished(db, localDate(ctx.clock.now()), params.id),
    { readOnly: true },
  )
  if (!post) throw new AppError('NOT_FOUND')
  return post
}
