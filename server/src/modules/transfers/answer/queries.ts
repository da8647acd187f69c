import type { Refusal } from '@hdoc/contract/transfers/transfer-status.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { RowRow } from '../record/queries/rows.ts'
import type { ChangingSheet } from '../record/queries/sheets.ts'

export type AnsweredRow = Granted<'transfer.answer', RowRow>
type By = { actor: Actor; at: Date }
export type Refused = { row: AnsweredRow; refusal: Refusal; reason: string }

const idsOf = (rows: readonly AnsweredRow[]): number[] => rows.map(({ id }) => id)

export function storeAccepted(
  db: TenantDb,
  rows: readonly AnsweredRow[],
  { actor, at }: By,
): Promise<number> {
  return db.run(sql`
    update transfer_rows
       set status = 'accepted', answered_at = ${at}, answered_by_institution_id = ${actor.institutionId}, answered_by_id = ${actor.id},
           answered_by_name = ${actor.name}
     where institution_id = ${db.institutionId} and id = any(${idsOf(rows)}::bigint[]) and status = 'sent'`)
}

/** Writes who has the papers of accepted rows from now on. */
export function storeCustody(
  db: TenantDb,
  rows: readonly AnsweredRow[],
  groupId: number,
  { actor, at }: By,
): Promise<number> {
  return db.run(sql`
    insert into paper_custody (institution_id, document_id, group_id, since, person_institution_id, person_id, person_name, row_id)
      select institution_id, document_id, ${groupId}, ${at}, ${actor.institutionId}, ${actor.id}, ${actor.name}, id
        from transfer_rows where institution_id = ${db.institutionId} and id = any(${idsOf(rows)}::bigint[]) order by document_id
    on conflict on constraint paper_custody_pkey do update
      set group_id = excluded.group_id, since = excluded.since, person_institution_id = excluded.person_institution_id,
          person_id = excluded.person_id, person_name = excluded.person_name, row_id = excluded.row_id`)
}

export function storeRefused(db: TenantDb, refused: readonly Refused[], { actor, at }: By): Promise<number> {
  const said = refused.map(({ row, refusal, reason }) => ({ id: row.id, refusal, reason }))
  return db.run(sql`
    update transfer_rows r
       set status = 'refused', refusal = x.refusal, reason = x.reason, answered_at = ${at},
           answered_by_institution_id = ${actor.institutionId}, answered_by_id = ${actor.id}, answered_by_name = ${actor.name}
      from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as x(id bigint, refusal text, reason text)
     where r.institution_id = ${db.institutionId} and r.id = x.id and r.status = 'sent'`)
}

export function storeWithdrawn(
  db: TenantDb,
  rows: readonly AnsweredRow[],
  { actor, at }: By,
): Promise<number> {
  return db.run(sql`
    update transfer_rows
       set status = 'withdrawn', answered_at = ${at}, answered_by_institution_id = ${actor.institutionId}, answered_by_id = ${actor.id},
           answered_by_name = ${actor.name}
     where institution_id = ${db.institutionId} and id = any(${idsOf(rows)}::bigint[]) and status = 'sent'`)
}

/**
 * Who saw some documents of a sheet as its sender or receiver, and is neither of another row that is on its way or was
 * accepted.
 */
export function listUnnamed(
  db: TenantDb,
  sheet: ChangingSheet,
  rows: readonly AnsweredRow[],
): Promise<{ document_id: number; user_id: number }[]> {
  return db.rows(sql<{ document_id: number; user_id: number }>`
    select r.document_id, p.id as user_id
      from transfer_rows r
      join transfer_sheets s on s.institution_id = r.institution_id and s.id = r.sheet_id
      cross join lateral (
        select s.to_user_id as id where s.to_user_id is not null
        union select s.sent_by_id where s.sent_by_institution_id = s.institution_id) p
     where r.institution_id = ${db.institutionId} and r.sheet_id = ${sheet.id} and r.id = any(${idsOf(rows)}::bigint[])
       and not exists (
         select from transfer_rows o join transfer_sheets os on os.institution_id = o.institution_id and os.id = o.sheet_id
          where o.institution_id = r.institution_id and o.document_id = r.document_id and o.status in ('sent', 'accepted')
            and (os.to_user_id = p.id
              or (os.sent_by_institution_id = os.institution_id and os.sent_by_id = p.id)
              or (o.answered_by_institution_id = o.institution_id and o.answered_by_id = p.id)))
     order by r.document_id, p.id`)
}

/**
 * Brings a sheet to what its rows say: open while one waits, else confirmed, or annulled when all of them were
 * withdrawn. The version tells of every change.
 */
export function settleSheet(db: TenantDb, sheet: ChangingSheet, at: Date): Promise<number> {
  return db.run(sql`
    update transfer_sheets s
       set status = x.status, closed_at = case when x.status <> 'sent' then ${at}::timestamptz end, version = s.version + 1
      from (select case when bool_or(r.status = 'sent') then 'sent' when bool_and(r.status = 'withdrawn') then 'annulled' else 'closed' end as status
              from transfer_rows r where r.institution_id = ${db.institutionId} and r.sheet_id = ${sheet.id}) x
     where s.institution_id = ${db.institutionId} and s.id = ${sheet.id}`)
}

/** Which of some documents are of a type that is in work without being accepted. */
export async function listTakenUpAtOnce(
  db: TenantDb,
  documentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db.rows(sql<{ id: number }>`
    select d.id from documents d join doc_types t on t.institution_id = d.institution_id and t.id = d.doc_type_id
     where d.institution_id = ${db.institutionId} and d.id = any(${[...documentIds]}::bigint[]) and t.skip_acceptance`)
  return new Set(rows.map(({ id }) => id))
}

/** Throws a draft away, with what is on it. */
export async function removeDraft(db: TenantDb, sheet: ChangingSheet): Promise<void> {
  await db.run(
    sql`delete from transfer_rows where institution_id = ${db.institutionId} and sheet_id = ${sheet.id}`,
  )
  await db.run(
    sql`delete from transfer_sheets where institution_id = ${db.institutionId} and id = ${sheet.id}`,
  )
}
