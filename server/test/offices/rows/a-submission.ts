type One = (text: string, values: unknown[]) => Promise<number>
type Wishes = { institutionId: number; docTypeId: number; text: string }
export type PlantedSubmission = { submissionId: number; submissionFileId: number }

/** Plants a submission that waits for a clerk, with one file; gives the ids. */
export async function aSubmission(
  one: One,
  { institutionId: i, docTypeId, text }: Wishes,
): Promise<PlantedSubmission> {
  const who = JSON.stringify({ type: 'pf', name: text, cui: '', onrc: '', administrator_name: '', phone: '' })
  const submissionId = await one(
    `insert into submissions (institution_id, doc_type_id, subject, name, who, email, language, confirmed_at, online)
     values ($1, $2, $3, $3, $4, 'deponent@test.example', 'ro', now(), false) returning id`,
    [i, docTypeId, text, who],
  )
  const submissionFileId = await one(
    `insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_name, submission_id)
     values ($1, $3, 'image/png', 'image', 8, repeat('d', 64), now(), $3, $2) returning id`,
    [i, submissionId, text],
  )
  return { submissionId, submissionFileId }
}
