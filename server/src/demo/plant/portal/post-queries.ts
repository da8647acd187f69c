import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { PostPlan, TemplatePlan } from '../../plan/institution-plan.ts'

export async function addPost(db: TenantDb, post: PostPlan): Promise<void> {
  const i = db.institutionId
  const { id } = await db.one(sql<{ id: number }>`
    insert into posts (institution_id, title, description, content, status, author_name, published_on)
    values (${i}, ${post.title}, ${post.description}, ${post.content}, ${post.isDraft ? 'draft' : 'public'}, ${post.author}, ${post.publishedOn}) returning id`)
  await db.run(sql`
    insert into post_categories (institution_id, name)
    select ${i}::bigint, name from unnest(${[...post.categories]}::text[]) name on conflict do nothing`)
  await db.run(sql`
    insert into post_category_links (institution_id, post_id, category_id)
    select ${i}::bigint, ${id}::bigint, c.id from post_categories c where c.institution_id = ${i} and c.name = any(${[...post.categories]}::text[])`)
}

/** Writes an institution's own text of a page, a mail or an answer, as somebody saved it. */
export async function addDemoTemplate(
  db: TenantDb,
  { id, kind, name, texts }: TemplatePlan,
  by: { name: string; at: Date },
): Promise<void> {
  const i = db.institutionId
  const values = sql`${kind}, ${name}, ${JSON.stringify(texts)}::jsonb, ${by.at}, ${by.name}`
  const row = await db.one(
    id === undefined
      ? sql<{
          id: number
        }>`insert into templates (institution_id, kind, name, texts, updated_at, updated_by_name) values (${i}, ${values}) returning id`
      : sql<{
          id: number
        }>`insert into templates (institution_id, id, kind, name, texts, updated_at, updated_by_name) values (${i}, ${id}, ${values}) returning id`,
  )
  await db.run(sql`
    insert into template_versions (institution_id, template_id, version, texts, at, by_name)
    values (${i}, ${row.id}, 1, ${JSON.stringify(texts)}::jsonb, ${by.at}, ${by.name})`)
}
