type One = (text: string, values: unknown[]) => Promise<number>
type Wishes = { institutionId: number; documentId: number; groupId: number; userId: number; text: string }

/**
 * Plants an open case of a document, with one group in charge of it and something that left it; gives the ids, 0 without
 * a document.
 */
export async function aCase(
  one: One,
  { institutionId: i, documentId, groupId, userId, text }: Wishes,
): Promise<{ caseId: number; shareId: number; dispatchId: number }> {
  if (documentId === 0) return { caseId: 0, shareId: 0, dispatchId: 0 }
  const caseId = await one(`select id from open_case($1, null, $2, $3, $3, $3)`, [i, documentId, text])
  await one(
    `insert into case_documents (institution_id, case_id, document_id, role, held, added_at, added_by_name)
     values ($1, $2, $3, 'origin', true, now(), $4) returning case_id as id`,
    [i, caseId, documentId, text],
  )
  const shareId = await one(
    `insert into case_shares (institution_id, case_id, group_id, role, status, resolution, assigned_at, assigned_by_institution_id,
        assigned_by_id, assigned_by_name)
     values ($1, $2, $3, 'lead', 'new', $5, now(), $1, $4, $5) returning id`,
    [i, caseId, groupId, userId, text],
  )
  const dispatchId = await one(
    `insert into dispatches (institution_id, case_id, document_id, status, sent_on, method, ship_to, address, ship_on, resolution_text,
        prepared_at, prepared_by_institution_id, prepared_by_id, prepared_by_name)
     values ($1, $2, $3, 'sent', current_date, 'courier', $5, $5, current_date, $5, now(), $1, $4, $5) returning id`,
    [i, caseId, documentId, userId, text],
  )
  return { caseId, shareId, dispatchId }
}
