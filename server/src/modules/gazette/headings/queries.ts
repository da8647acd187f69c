import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type HeadingRow = {
  id: number
  parent_id: number | null
  code: string
  /** '' = the law's. */
  name: string
  position: number
  expires_days: number | null
  version: number
}
export type EditableHeading = Granted<'gazette_category.edit', HeadingRow>
const columns = sql`c.id, c.parent_id, c.code, c.name, c.position, c.expires_days, c.version`

/** Holds the tree of the institution until the transaction ends: whoever changes it waits. */
export async function lockHeadings(db: TenantDb): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('gazette headings', ${db.institutionId}))`)
}

export function listHeadings(db: TenantDb): Promise<HeadingRow[]> {
  return db.rows(
    sql<HeadingRow>`select ${columns} from gazette_categories c where c.institution_id = ${db.institutionId} order by c.position, c.id`,
  )
}

export function findHeading(db: TenantDb, id: number): Promise<HeadingRow | undefined> {
  return db.maybe(
    sql<HeadingRow>`select ${columns} from gazette_categories c where c.institution_id = ${db.institutionId} and c.id = ${id}`,
  )
}

/** The heading of a code of the law, or the one above it when the institution has removed it. */
export async function findHeadingOfCode(db: TenantDb, code: string): Promise<number | undefined> {
  const row = await db.maybe(sql<{ id: number }>`
    select id from gazette_categories
     where institution_id = ${db.institutionId} and code in (${code}, split_part(${code}, '.', 1)) and code <> ''
     order by length(code) desc limit 1`)
  return row?.id
}

/** Entries of every state right under each heading. */
export async function countUnder(db: TenantDb): Promise<Map<number, number>> {
  const rows = await db.rows(sql<{ id: number; entries: number }>`
    select category_id as id, count(*)::int as entries from gazette_entries
     where institution_id = ${db.institutionId} group by category_id`)
  return new Map(rows.map(({ id, entries }) => [id, entries]))
}

type Written = Pick<HeadingRow, 'parent_id' | 'name' | 'expires_days'>

/** Adds a heading as the last of its parent; gives its id. */
export async function addHeading(db: TenantDb, { parent_id, name, expires_days }: Written): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into gazette_categories (institution_id, parent_id, name, expires_days, position)
    select ${db.institutionId}::bigint, ${parent_id}::bigint, ${name}, ${expires_days}::smallint,
           1 + coalesce((select max(position) from gazette_categories where institution_id = ${db.institutionId} and parent_id = ${parent_id}), 0)
    returning id`)
  return id
}

export async function storeHeading(db: TenantDb, heading: EditableHeading, values: Written): Promise<void> {
  await db.run(sql`
    update gazette_categories
       set name = ${values.name}, expires_days = ${values.expires_days}, parent_id = ${values.parent_id}, version = version + 1,
           position = case when parent_id is distinct from ${values.parent_id}::bigint
                           then 1 + coalesce((select max(position) from gazette_categories
                                               where institution_id = ${db.institutionId} and parent_id = ${values.parent_id}), 0)
                           else position end
     where institution_id = ${db.institutionId} and id = ${heading.id}`)
}

/** Numbers headings in the order of these ids. */
export async function storeOrder(
  db: TenantDb,
  _moved: EditableHeading,
  ids: readonly number[],
): Promise<void> {
  await db.run(sql`
    update gazette_categories c set position = x.n::int
      from unnest(${[...ids]}::bigint[]) with ordinality x(id, n)
     where c.institution_id = ${db.institutionId} and c.id = x.id and c.position <> x.n`)
}

export async function deleteHeading(db: TenantDb, heading: EditableHeading): Promise<void> {
  await db.run(
    sql`delete from gazette_categories where institution_id = ${db.institutionId} and id = ${heading.id}`,
  )
}

/** Whether what one person prepares is published by another one. */
export async function needsTwoPeople(db: TenantDb): Promise<boolean> {
  const row = await db.maybe(
    sql<{
      two: boolean
    }>`select gazette_two_people as two from institution_settings where institution_id = ${db.institutionId}`,
  )
  return row?.two ?? false
}

/** Gives whether that changed anything. */
export async function storeTwoPeople(db: TenantDb, two: boolean): Promise<boolean> {
  const changed = await db.run(sql`
    update institution_settings set gazette_two_people = ${two}
     where institution_id = ${db.institutionId} and gazette_two_people <> ${two}`)
  return changed > 0
}
