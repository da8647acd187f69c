import { unusedContents } from '../../../platform/db/checks/unused-contents.ts'
import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { removeLeftFiles } from '../../documents/index.ts'

/** Removes archives of imports that ended, files that undone ones left, and files, first rows, mended cells, findings and what updates changed of imports begun before that instant. Gives the contents that nothing else has. */
export async function removeFiles(
  db: PlatformDb,
  before: Date,
): Promise<{ imports: number; unused: string[] }> {
  const over = sql`sha256 is not null and begun_at < ${before.toISOString()}::timestamptz and state not in ('checking', 'running', 'undoing')`
  const chosen = await db.rows(sql<{ institution_id: number; id: number; sha256: string }>`
    select institution_id, id, sha256 from imports where ${over} for no key update`)
  const these = sql`select * from unnest(${chosen.map((one) => one.institution_id)}::bigint[], ${chosen.map(({ id }) => id)}::bigint[])`
  await db.run(
    sql`update imports set sha256 = null, preview = '[]', mapping = mapping - 'mended' where (institution_id, id) in (${these})`,
  )
  await db.run(
    sql`update import_made set before = null where (institution_id, import_id) in (${these}) and before is not null`,
  )
  await db.run(sql`delete from import_findings where (institution_id, import_id) in (${these})`)
  const archives = await db.rows(sql<{ sha256: string }>`
    delete from import_archives a using imports i
     where i.institution_id = a.institution_id and i.id = a.import_id
       and (i.sha256 is null or i.state in ('done', 'cancelled', 'failed', 'undone'))
    returning a.sha256`)
  const left = await removeLeftFiles(db)
  return { imports: chosen.length, unused: await unusedContents(db, [...chosen, ...archives, ...left]) }
}

/** What updates of issuers changed, of those whose data was erased. */
export async function forgetErased(db: TenantDb): Promise<void> {
  await db.run(sql`
    update import_made m set before = null from issuers i
     where m.institution_id = ${db.institutionId} and m.subject = 'issuers' and m.before is not null
       and i.institution_id = m.institution_id and i.id = m.subject_id and i.erased_at is not null`)
}
