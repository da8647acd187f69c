import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { PostRow, PostValues, WrittenPost } from '@hdoc/contract/posts/post-values.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import { postCategoriesSql } from '../public/queries.ts'

export type EditablePost = Granted<'post.edit', WrittenPost>

const select = (
  today: string,
): Fragment => sql`p.id, p.title, p.status, p.status = 'public' and p.published_on > ${today}::date as ahead,
  p.published_on, p.author_name as author, ${postCategoriesSql}, p.updated_at`
const names = sql`(select string_agg(c.name, ', ' order by c.name) from post_category_links l
  join post_categories c on c.institution_id = l.institution_id and c.id = l.category_id
 where l.institution_id = p.institution_id and l.post_id = p.id)`
const columns: SqlColumns = {
  title: { sql: sql`p.title`, type: 'text', sort: sql`p.title collate romanian` },
  status: { sql: sql`p.status`, type: 'choice' },
  published_on: { sql: sql`p.published_on`, type: 'date' },
  categories: { sql: sql`coalesce(${names}, '')`, type: 'text' },
  author: { sql: sql`p.author_name`, type: 'text', sort: sql`p.author_name collate romanian` },
}

/** One page of the posts of either status, without their texts. */
export function listPosts(
  db: TenantDb,
  query: ListQuery,
  today: string,
): Promise<{ rows: PostRow[]; total: number }> {
  return listPage<PostRow>(db, query, {
    select: select(today),
    from: sql`posts p`,
    where: sql`p.institution_id = ${db.institutionId}`,
    columns,
    search: [sql`p.title`, sql`p.description`, sql`p.author_name`],
    id: sql`p.id`,
  })
}

export function findPost(db: TenantDb, id: number, today: string): Promise<WrittenPost | undefined> {
  return db.maybe(sql<WrittenPost>`
    select ${select(today)}, p.description, p.content, p.version from posts p
     where p.institution_id = ${db.institutionId} and p.id = ${id}`)
}

/** Holds a post while it is changed. */
export async function lockPost(db: TenantDb, id: number): Promise<void> {
  await db.run(sql`select 1 from posts where institution_id = ${db.institutionId} and id = ${id} for update`)
}

export async function addPost(db: TenantDb, v: PostValues, at: Date): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into posts (institution_id, title, description, content, status, author_name, published_on, updated_at)
    values (${db.institutionId}, ${v.title}, ${v.description}, ${v.content}, ${v.status}, ${v.author}, ${v.published_on}::date, ${at})
    returning id`)
  return id
}

export async function storePost(db: TenantDb, post: EditablePost, v: PostValues, at: Date): Promise<void> {
  await db.run(sql`
    update posts set title = ${v.title}, description = ${v.description}, content = ${v.content}, status = ${v.status}, author_name = ${v.author},
           published_on = ${v.published_on}::date, updated_at = ${at}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${post.id}`)
}

export async function deletePost(db: TenantDb, post: EditablePost): Promise<void> {
  await db.run(sql`delete from posts where institution_id = ${db.institutionId} and id = ${post.id}`)
}

/** Gives a post these categories and no others; false when one of them does not exist. */
export async function storeCategories(
  db: TenantDb,
  postId: number,
  categoryIds: readonly number[],
): Promise<boolean> {
  const ids = [...new Set(categoryIds)]
  const i = db.institutionId
  await db.run(sql`
    delete from post_category_links where institution_id = ${i} and post_id = ${postId} and category_id <> all(${ids}::bigint[])`)
  await db.run(sql`
    insert into post_category_links (institution_id, post_id, category_id)
    select ${i}::bigint, ${postId}::bigint, id from post_categories where institution_id = ${i} and id = any(${ids}::bigint[])
    on conflict do nothing`)
  const { held } = await db.one(
    sql<{
      held: number
    }>`select count(*)::int as held from post_category_links where institution_id = ${i} and post_id = ${postId}`,
  )
  return held === ids.length
}

/** Notes which pictures a post shows; false when one of them does not exist. */
export async function storePictures(
  db: TenantDb,
  postId: number,
  pictureIds: readonly number[],
): Promise<boolean> {
  const ids = [...new Set(pictureIds)]
  const i = db.institutionId
  await db.run(sql`
    delete from post_picture_links where institution_id = ${i} and post_id = ${postId} and picture_id <> all(${ids}::bigint[])`)
  await db.run(sql`
    insert into post_picture_links (institution_id, post_id, picture_id)
    select ${i}::bigint, ${postId}::bigint, id from post_pictures where institution_id = ${i} and id = any(${ids}::bigint[])
    on conflict do nothing`)
  const { held } = await db.one(
    sql<{
      held: number
    }>`select count(*)::int as held from post_picture_links where institution_id = ${i} and post_id = ${postId}`,
  )
  return held === ids.length
}
