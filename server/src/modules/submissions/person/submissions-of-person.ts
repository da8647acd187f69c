import { submissionStatusLabels } from '@hdoc/contract/submissions/submission-status.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { sees, viewerOf } from '../../documents/index.ts'
import { addressLine, type PersonErasure, type PersonRecords } from '../../issuers/index.ts'
import { leadsOf, tellOwnAnswers } from '../../online-forms/index.ts'
import { eraseSubmissions } from '../erase/erase-submissions.ts'
import { listEndedOf } from '../erase/queries.ts'
import { listRequests } from '../record/queries/requests.ts'
import { findSubmission, type SubmissionRow } from '../record/queries/submissions.ts'
import { listHandedIn } from './queries.ts'

const what = { ro: 'Document depus pe portal', en: 'Document handed in on the portal' } as const

/** What was filled in, with the CNP whole: it goes to the person themselves. */
const linesOf = (
  db: TenantDb,
  settings: Secrets,
  { answers_id, answer_files }: SubmissionRow,
): Promise<string[]> =>
  tellOwnAnswers(
    db,
    settings,
    answers_id,
    new Map(Object.entries(answer_files).map(([id, name]) => [Number(id), name])),
  )

async function isReadBy(db: TenantDb, actor: Actor, { document_id }: SubmissionRow): Promise<boolean> {
  if (can(actor, 'uploaded_document.view')) return true
  return document_id !== null && sees(db, await viewerOf(db, actor), document_id)
}

/** What a person handed in on the portal, as they wrote it; the reader sees of it what they may see of submissions. */
export const submissionsOfPerson: PersonRecords = async (db, issuerIds, reader) => {
  const { actor, language, settings, traits } = reader
  const ids = await listHandedIn(db, { issuerIds, ...(await leadsOf(db, settings, traits)) })
  const records = []
  for (const id of ids) {
    const row = await findSubmission(db, id)
    if (!row) continue
    const answered = (await listRequests(db, id)).map(({ answer }) => answer)
    const said = [
      ...[row.doc_type_name, row.subject, submissionStatusLabels[row.status][language], row.name],
      ...[addressLine({ ...row.who, email: '', cnp: '' }), row.who.phone, row.email],
      ...(await linesOf(db, settings, row)),
      ...answered,
    ]
    records.push({
      what: what[language],
      on: localDate(new Date(row.confirmed_at)),
      number: row.number,
      about: (await isReadBy(db, actor, row)) ? said.filter(Boolean).join(' · ') : '',
    })
  }
  return records
}

/** Empties what a person handed in and nothing was registered of; what waits for a decision is decided on first. */
export const submissionsErased: PersonErasure = async (db, { platform, services, traits, at }) => {
  const ids = await listEndedOf(db, await leadsOf(db, services.settings, traits))
  if (ids.length > 0) await eraseSubmissions(platform, services, { institutionId: db.institutionId, ids, at })
  return { type: 'submission', ids }
}
