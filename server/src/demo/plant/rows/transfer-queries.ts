import { letTransferrersSee, storePaperHolder } from '../../../modules/documents/index.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

type Person = { id: number; name: string }
type SheetPlan = {
  at: Date
  fromGroupId: number
  toGroupId: number
  by: Person
  documentIds: readonly number[]
}

/** Sends papers from one department to another at a moment; gives the sheet's id and number. */
export async function addDemoSheet(
  db: TenantDb,
  { at, fromGroupId, toGroupId, by, documentIds }: SheetPlan,
): Promise<{ id: number; number: string }> {
  const i = db.institutionId
  const { id } = await db.one(sql<{ id: number }>`
    insert into transfer_sheets (institution_id, from_group_id, to_group_id, made_at, made_by_institution_id, made_by_id, made_by_name,
        sent_by_institution_id, sent_by_id, sent_by_name)
    values (${i}, ${fromGroupId}, ${toGroupId}, ${at}, ${i}, ${by.id}, ${by.name}, ${i}, ${by.id}, ${by.name}) returning id`)
  await db.run(sql`
    insert into transfer_rows (institution_id, sheet_id, document_id, status, pages, annexes, added_at)
      select d.institution_id, ${id}, d.id, 'sent', d.pages, d.annexes, ${at} from documents d
       where d.institution_id = ${i} and d.id = any(${[...documentIds]}::bigint[]) order by d.id`)
  const { number } = await db.one(sql<{ number: string }>`
    select number from number_sheet(${i}, ${at.toISOString()}::timestamptz, ${id}::bigint)`)
  await letTransferrersSee(db, documentIds, [by.id])
  return { id, number }
}

type AnswerPlan = {
  at: Date
  sheetId: number
  toGroupId: number
  by: Person
  /** Refused, with what was found. */
  refused: ReadonlyMap<number, string>
  documentIds: readonly number[]
}

/** Answers for all documents of a sheet at a moment: what is not refused lies with the receiver from then on. */
export async function answerDemoSheet(
  db: TenantDb,
  { at, sheetId, toGroupId, by, refused, documentIds }: AnswerPlan,
): Promise<void> {
  const i = db.institutionId
  const accepted = documentIds.filter((id) => !refused.has(id))
  for (const [documentId, reason] of refused)
    await db.run(sql`
      update transfer_rows set status = 'refused', refusal = 'pages', reason = ${reason}, answered_at = ${at}, answered_by_institution_id = ${i},
             answered_by_id = ${by.id}, answered_by_name = ${by.name}
       where institution_id = ${i} and sheet_id = ${sheetId} and document_id = ${documentId}`)
  await db.run(sql`
    update transfer_rows set status = 'accepted', answered_at = ${at}, answered_by_institution_id = ${i}, answered_by_id = ${by.id}, answered_by_name = ${by.name}
     where institution_id = ${i} and sheet_id = ${sheetId} and status = 'sent'`)
  await db.run(sql`
    insert into paper_custody (institution_id, document_id, group_id, since, person_institution_id, person_id, person_name, row_id)
      select institution_id, document_id, ${toGroupId}, ${at}, ${i}, ${by.id}, ${by.name}, id from transfer_rows
       where institution_id = ${i} and sheet_id = ${sheetId} and status = 'accepted' order by document_id`)
  await db.run(sql`
    update transfer_sheets set status = 'closed', closed_at = ${at}, version = version + 1 where institution_id = ${i} and id = ${sheetId}`)
  await storePaperHolder(
    db,
    accepted.map((document_id) => grant('document.move', { document_id }, allowed)),
    toGroupId,
  )
  await letTransferrersSee(db, accepted, [by.id])
}
