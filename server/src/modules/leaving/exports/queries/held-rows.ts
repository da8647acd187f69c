import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/** `under_way`: it will release its rows or take them back; `left`: it ended, and its rows stayed hidden. */
type Holding = 'under_way' | 'left'

/**
 * Whether an import of „all or nothing” holds rows: what it has made is hidden, and may vanish or appear a part at a time. With
 * the rows that hang on it, members and rights for example, it would stand in an export as if it were there. One whose undo
 * failed holds them still.
 */
export async function findHoldingImport(db: TenantDb): Promise<Holding | undefined> {
  const row = await db.maybe(sql<{ holding: Holding }>`
    select case when i.state in ('running', 'undoing') then 'under_way' else 'left' end as holding
      from imports i
     where i.institution_id = ${db.institutionId} and i.mode = 'all'
       and (i.state in ('running', 'undoing')
            or exists (select from import_made m
                        where m.institution_id = i.institution_id and m.import_id = i.id and not m.released and m.undone_at is null))
     order by holding desc limit 1`)
  return row?.holding
}
