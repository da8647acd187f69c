import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { PostCategory, postCategories } from '@hdoc/contract/posts/post-categories.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { mayWrite } from '../write/policy.ts'
import { type CategoryRow, findCategory, listCategories } from './queries.ts'

function presentCategory(row: CategoryRow, { actor }: Pick<StaffCtx, 'actor'>): PostCategory {
  const may = mayWrite(actor).ok
  return {
    id: row.id,
    name: row.name,
    posts: row.posts,
    version: row.version,
    can: { edit: may, delete: may },
  }
}

export async function showCategories(
  ctx: StaffCtx,
  { list }: InputOf<(typeof postCategories)['calls']['list']>,
) {
  const { rows, total } = await listCategories(ctx.db, list)
  return { data: rows.map((row) => presentCategory(row, ctx)), meta: metaOf(list, total, rows.length) }
}

export async function showCategory(ctx: StaffCtx, id: number): Promise<PostCategory> {
  const row = await findCategory(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return presentCategory(row, ctx)
}
