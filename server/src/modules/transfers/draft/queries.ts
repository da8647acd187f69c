import type { TransferRowStatus } from '@hdoc/contract/transfers/transfer-status.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ChangingSheet } from '../record/queries/sheets.ts'

type Receiver = { to_group_id: number | null; to_user_id: number | null }
type Making = Receiver & { from_group_id: number; actor: Actor; at: Date }

export async function addDraft(
  db: TenantDb,
  { from_group_id, to_group_id, to_user_id, actor, at }: Making,
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into transfer_sheets (institution_id, from_group_id, to_group_id, to_user_id, made_at, made_by_institution_id, made_by_id, made_by_name)
    values (${db.institutionId}, ${from_group_id}, ${to_group_id}, ${to_user_id}, ${at}, ${actor.institutionId}, ${actor.id}, ${actor.name})
    returning id`)
  return id
}

export function storeReceiver(
  db: TenantDb,
  sheet: ChangingSheet,
  { to_group_id, to_user_id }: Receiver,
): Promise<number> {
  return db.run(sql`
    update transfer_sheets set to_group_id = ${to_group_id}, to_user_id = ${to_user_id}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${sheet.id}`)
}

/** Puts documents on a draft that are not on it yet, in the order given. */
export async function addRows(
  db: TenantDb,
  sheet: ChangingSheet,
  documentIds: readonly number[],
  at: Date,
): Promise<void> {
  await db.run(sql`
    insert into transfer_rows (institution_id, sheet_id, document_id, added_at)
      select ${db.institutionId}, ${sheet.id}, i, ${at} from unnest(${[...documentIds]}::bigint[]) with ordinality as x(i, n) order by n
    on conflict on constraint transfer_rows_document_key do nothing`)
  await db.run(sql`
    update transfer_sheets set version = version + 1 where institution_id = ${db.institutionId} and id = ${sheet.id}`)
}

export async function removeRows(
  db: TenantDb,
  sheet: ChangingSheet,
  rowIds: readonly number[],
): Promise<void> {
  await db.run(sql`
    delete from transfer_rows
     where institution_id = ${db.institutionId} and sheet_id = ${sheet.id} and id = any(${[...rowIds]}::bigint[])
       and status = ${'prepared' satisfies TransferRowStatus}`)
  await db.run(sql`
    update transfer_sheets set version = version + 1 where institution_id = ${db.institutionId} and id = ${sheet.id}`)
}
