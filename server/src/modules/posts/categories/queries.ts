import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { PostCategory, PostCategoryValues } from '@hdoc/contract/posts/post-categories.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listOptions, type OptionQuery } from '../../../platform/db/list/list-options.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { sql } from '../../../platform/db/sql.ts'

export type CategoryRow = Omit<PostCategory, 'can'>
export type EditableCategory = Granted<'post_category.edit', CategoryRow>

const posts = sql`(select count(*)::int from post_category_links l where l.institution_id = c.institution_id and l.category_id = c.id)`
const select = sql`c.id, c.name, ${posts} as posts, c.version`
const columns: SqlColumns = {
  name: { sql: sql`c.name`, type: 'text', sort: sql`c.name collate romanian` },
  posts: { sql: posts, type: 'number' },
}

export function listCategories(
  db: TenantDb,
  query: ListQuery,
): Promise<{ rows: CategoryRow[]; total: number }> {
  return listPage<CategoryRow>(db, query, {
    select,
    from: sql`post_categories c`,
    where: sql`c.institution_id = ${db.institutionId}`,
    columns,
    search: [sql`c.name`],
    id: sql`c.id`,
  })
}

export function findCategory(db: TenantDb, id: number): Promise<CategoryRow | undefined> {
  return db.maybe(
    sql<CategoryRow>`select ${select} from post_categories c where c.institution_id = ${db.institutionId} and c.id = ${id}`,
  )
}

/** Holds a category while it is changed. */
export async function lockCategory(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select 1 from post_categories where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
}

export async function addCategory(db: TenantDb, { name }: PostCategoryValues): Promise<number> {
  const { id } = await db.one(
    sql<{
      id: number
    }>`insert into post_categories (institution_id, name) values (${db.institutionId}, ${name}) returning id`,
  )
  return id
}

export async function storeCategory(
  db: TenantDb,
  category: EditableCategory,
  { name }: PostCategoryValues,
): Promise<void> {
  await db.run(sql`
    update post_categories set name = ${name}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${category.id}`)
}

/** Deletes a category; the posts lose it and stay. */
export async function deleteCategory(db: TenantDb, category: EditableCategory): Promise<void> {
  await db.run(
    sql`delete from post_category_links where institution_id = ${db.institutionId} and category_id = ${category.id}`,
  )
  await db.run(
    sql`delete from post_categories where institution_id = ${db.institutionId} and id = ${category.id}`,
  )
}

export const listCategoryOptions = (db: TenantDb, query: OptionQuery) =>
  listOptions(db, 'post_categories', query)
