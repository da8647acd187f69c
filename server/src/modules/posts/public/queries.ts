import type { Option } from '@hdoc/contract/calls/resource.ts'
import type { Post, PostSummary } from '@hdoc/contract/posts/posts.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

export const postCategoriesSql = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name)
    from post_category_links l join post_categories c on c.institution_id = l.institution_id and c.id = l.category_id
   where l.institution_id = p.institution_id and l.post_id = p.id), '[]') as categories`
const select = sql`p.id, p.title, p.description, ${postCategoriesSql}, p.author_name as author, p.published_on`
/** Public, and its day has come. */
const published = (db: TenantDb, today: string): Fragment =>
  sql`p.institution_id = ${db.institutionId} and p.status = 'public' and p.published_on <= ${today}::date`

export type PublishedPage = { rows: PostSummary[]; total: number }

export async function listPublished(
  db: TenantDb,
  today: string,
  page: { category?: number | undefined; limit: number; offset: number },
): Promise<PublishedPage> {
  const inCategory = page.category
    ? sql` and exists (select from post_category_links l where l.institution_id = p.institution_id and l.post_id = p.id and l.category_id = ${page.category})`
    : sql``
  const where = sql`${published(db, today)}${inCategory}`
  const [rows, count] = await Promise.all([
    db.rows(
      sql<PostSummary>`select ${select} from posts p where ${where} order by p.published_on desc, p.id desc limit ${page.limit} offset ${page.offset}`,
    ),
    db.one(sql<{ total: number }>`select count(*) as total from posts p where ${where}`),
  ])
  return { rows, total: count.total }
}

export function findPublished(db: TenantDb, today: string, id: number): Promise<Post | undefined> {
  return db.maybe(
    sql<Post>`select ${select}, p.content from posts p where ${published(db, today)} and p.id = ${id}`,
  )
}

/** Categories that have something to read. */
export function listUsedCategories(db: TenantDb, today: string): Promise<Option[]> {
  return db.rows(sql<Option>`
    select distinct c.id, c.name from post_categories c
      join post_category_links l on l.institution_id = c.institution_id and l.category_id = c.id
      join posts p on p.institution_id = l.institution_id and p.id = l.post_id
     where ${published(db, today)} order by c.name`)
}

export type FeedRow = PostSummary & { updated_at: string }

/** The newest public posts. */
export function listNewest(db: TenantDb, today: string, limit: number): Promise<FeedRow[]> {
  return db.rows(
    sql<FeedRow>`select ${select}, p.updated_at from posts p where ${published(db, today)} order by p.published_on desc, p.id desc limit ${limit}`,
  )
}

/** How many addresses the sitemap has, and a part of them. */
export async function countReadable(db: TenantDb, today: string): Promise<number> {
  const { count } = await db.one(
    sql<{ count: number }>`select count(*)::int as count from posts p where ${published(db, today)}`,
  )
  return count
}

export function listReadable(
  db: TenantDb,
  part: { limit: number; offset: number; today: string },
): Promise<{ id: number; published_on: string }[]> {
  return db.rows(sql<{ id: number; published_on: string }>`
    select p.id, p.published_on from posts p where ${published(db, part.today)}
     order by p.published_on desc, p.id desc limit ${part.limit} offset ${part.offset}`)
}
