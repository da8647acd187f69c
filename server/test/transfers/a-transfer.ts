type One = (text: string, values: unknown[]) => Promise<number>
type Wishes = { institutionId: number; documentId: number; groupId: number; userId: number; text: string }

/**
 * Plants a sheet on its way from one department to a new one, with one document, and a draft with the same document;
 * gives the ids, 0 without a document.
 */
export async function aTransfer(
  one: One,
  { institutionId: i, documentId, groupId, userId, text }: Wishes,
): Promise<{ sheetId: number; sheetRowId: number; draftId: number }> {
  if (documentId === 0) return { sheetId: 0, sheetRowId: 0, draftId: 0 }
  const toGroupId = await one('insert into user_groups (institution_id, name) values ($1, $2) returning id', [
    i,
    `${text} primitor`,
  ])
  const sheet = () =>
    one(
      `insert into transfer_sheets (institution_id, from_group_id, to_group_id, made_at, made_by_institution_id, made_by_id, made_by_name,
          sent_by_institution_id, sent_by_id, sent_by_name)
       values ($1, $2, $3, now(), $1, $4, $5, $1, $4, $5) returning id`,
      [i, groupId, toGroupId, userId, text],
    )
  const row = (sheetId: number, status: 'prepared' | 'sent') =>
    one(
      `insert into transfer_rows (institution_id, sheet_id, document_id, status, added_at, reason)
       values ($1, $2, $3, $4, now(), $5) returning id`,
      [i, sheetId, documentId, status, text],
    )
  const [sheetId, draftId] = [await sheet(), await sheet()]
  await row(draftId, 'prepared')
  const sheetRowId = await row(sheetId, 'sent')
  await one('select 1 as id from number_sheet($1, null, $2)', [i, sheetId])
  return { sheetId, sheetRowId, draftId }
}
