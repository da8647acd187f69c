import { unusedContents } from '../../../platform/db/checks/unused-contents.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/**
 * Removes the lines and volumes of books that ended before that instant, and of books that were stopped or
 * failed. Gives the contents that nothing else has.
 */
export async function removeBooks(
  db: PlatformDb,
  before: Date,
): Promise<{ books: number; unused: string[] }> {
  const books = await db.rows(sql<{ institution_id: number; id: number }>`
    update register_books set state = case state when 'done' then 'removed' else state end
     where (state = 'done' and ended_at < ${before.toISOString()}::timestamptz)
        or (state in ('cancelled', 'failed') and (
              exists (select from register_book_lines l where l.institution_id = register_books.institution_id and l.book_id = register_books.id)
              or exists (select from register_book_volumes v where v.institution_id = register_books.institution_id and v.book_id = register_books.id)))
    returning institution_id, id`)
  const chosen = sql`(institution_id, book_id) in (
    select * from unnest(${books.map((b) => b.institution_id)}::bigint[], ${books.map((b) => b.id)}::bigint[]))`
  await db.run(sql`delete from register_book_lines where ${chosen}`)
  const volumes = await db.rows(sql<{ sha256: string }>`
    delete from register_book_volumes where ${chosen} returning sha256`)
  return { books: books.length, unused: await unusedContents(db, volumes) }
}

export async function registerName(db: TenantDb, id: number): Promise<string> {
  const { name } = await db.one(
    sql<{
      name: string
    }>`select name from registers where institution_id = ${db.institutionId} and id = ${id}`,
  )
  return name
}

/** Removes the rows, figures and remarks of runs that ended before that instant, and the rows of those stopped or failed. */
export async function removeReportRows(db: PlatformDb, before: Date): Promise<number> {
  const runs = await db.rows(sql<{ institution_id: number; id: number }>`
    update report_runs r set state = case state when 'done' then 'removed' else state end,
           lines = null, gaps = null, remarks = ''
     where (state = 'done' and ended_at < ${before.toISOString()}::timestamptz)
        or (state in ('cancelled', 'failed') and exists (
              select from report_rows l where l.institution_id = r.institution_id and l.run_id = r.id))
    returning institution_id, id`)
  await db.run(sql`
    delete from report_rows where (institution_id, run_id) in (
      select * from unnest(${runs.map((one) => one.institution_id)}::bigint[], ${runs.map((one) => one.id)}::bigint[]))`)
  return runs.length
}
