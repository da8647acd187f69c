type One = (text: string, values: unknown[]) => Promise<number>
type Wishes = { institutionId: number; documentId: number; userId: number; text: string }

/** Plants an open request on a file of a document, with one step of the person; gives the ids, 0 without a file. */
export async function anApproval(
  one: One,
  { institutionId: i, documentId, userId, text }: Wishes,
): Promise<{ approvalId: number; stepId: number }> {
  const fileId = await one(
    `select coalesce(max(id), 0) as id from files where institution_id = $1 and document_id = $2`,
    [i, documentId],
  )
  if (fileId === 0) return { approvalId: 0, stepId: 0 }
  const approvalId = await one(
    `insert into approval_requests (institution_id, document_id, file_id, file_version, file_name, mime, digest, current_version, text, mode,
        status, requested_at, requested_by_institution_id, requested_by_id, requested_by_name)
     select f.institution_id, f.document_id, f.id, f.version, f.name, f.mime, f.sha256, f.version, $4, 'one_by_one', 'pending', now(), $1, $3, $4
       from files f where f.institution_id = $1 and f.id = $2 returning id`,
    [i, fileId, userId, text],
  )
  const stepId = await one(
    `insert into approval_steps (institution_id, request_id, place, user_id, task, label, status, turn_at)
     values ($1, $2, 1, $3, 'approve', $4, 'pending', now()) returning id`,
    [i, approvalId, userId, text],
  )
  return { approvalId, stepId }
}
