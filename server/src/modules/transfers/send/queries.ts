import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ChangingSheet } from '../record/queries/sheets.ts'

/** Marks the documents that go, with their size as it is now. */
export async function storeSending(
  db: TenantDb,
  sheet: ChangingSheet,
  rowIds: readonly number[],
  actor: Actor,
): Promise<void> {
  await db.run(sql`
    update transfer_rows r set status = 'sent', pages = d.pages, annexes = d.annexes
      from documents d
     where r.institution_id = ${db.institutionId} and r.sheet_id = ${sheet.id} and r.id = any(${[...rowIds]}::bigint[])
       and d.institution_id = r.institution_id and d.id = r.document_id`)
  await db.run(sql`
    update transfer_sheets set sent_by_institution_id = ${actor.institutionId}, sent_by_id = ${actor.id}, sent_by_name = ${actor.name}
     where institution_id = ${db.institutionId} and id = ${sheet.id}`)
}

/** Leaves documents behind, on another draft. */
export function moveRows(db: TenantDb, rowIds: readonly number[], sheetId: number): Promise<number> {
  return db.run(sql`
    update transfer_rows set sheet_id = ${sheetId}
     where institution_id = ${db.institutionId} and id = any(${[...rowIds]}::bigint[]) and status = 'prepared'`)
}

/** Gives the sheet its number, under the counter of sheets. `now` null = the database’s clock at the lock. */
export function numberSheet(
  db: TenantDb,
  sheet: ChangingSheet,
  now: Date | null,
): Promise<{ number: string; sent_at: string }> {
  return db.one(sql<{ number: string; sent_at: string }>`
    select number, sent_at from number_sheet(${db.institutionId}, ${now?.toISOString() ?? null}::timestamptz, ${sheet.id})`)
}
