import { defaultRows } from '@hdoc/contract/calls/list-query.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { postCalls } from '@hdoc/contract/posts/posts.ts'
import { localDate } from '../../platform/clock.ts'
import { metaOf } from '../../platform/db/list/list-sql.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { findPublished, listPublished, listUsedCategories } from './queries.ts'

/** The reading side: what is public of the institution of the host, or of the platform on its own host. */
export const postRoutes: Route[] = [
  route(postCalls.list, async ({ database, caller, clock }, { query }) => {
    const today = localDate(clock.now())
    const offset = (query.page - 1) * defaultRows
    return database.inInstitution(
      caller.host.institutionId,
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
  }),
  route(postCalls.get, async ({ database, caller, clock }, { params }) => {
    const post = await database.inInstitution(
      caller.host.institutionId,
      (db) => findPublished(db, localDate(clock.now()), params.id),
      { readOnly: true },
    )
    if (!post) throw new AppError('NOT_FOUND')
    return post
  }),
]
