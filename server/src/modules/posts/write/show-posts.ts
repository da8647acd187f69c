import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { postWritingCalls } from '@hdoc/contract/posts/post-calls.ts'
import type { PostRow, WrittenPost } from '@hdoc/contract/posts/post-values.ts'
import { localDate } from '../../../platform/clock.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findPost, listPosts } from './queries.ts'

const presentRow = (row: PostRow): PostRow => ({
  id: row.id,
  title: row.title,
  status: row.status,
  ahead: row.ahead,
  published_on: row.published_on,
  author: row.author,
  categories: row.categories,
  updated_at: row.updated_at,
})

export async function showPosts(ctx: StaffCtx, { list }: InputOf<(typeof postWritingCalls)['list']>) {
  const { rows, total } = await listPosts(ctx.db, list, localDate(ctx.clock.now()))
  return { data: rows.map(presentRow), meta: metaOf(list, total, rows.length) }
}

/** A post as it is now, for who writes it. */
export async function showPost(ctx: Pick<StaffCtx, 'db' | 'clock'>, id: number): Promise<WrittenPost> {
  const row = await findPost(ctx.db, id, localDate(ctx.clock.now()))
  if (!row) throw new AppError('NOT_FOUND')
  return { ...presentRow(row), description: row.description, content: row.content, version: row.version }
}
