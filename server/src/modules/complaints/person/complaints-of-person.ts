import { complaintStatusLabels } from '@hdoc/contract/complaints/complaint-status.ts'
import { can } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import { sees, viewerOf } from '../../documents/index.ts'
import type { PersonRecords } from '../../issuers/index.ts'
import { findAnswersWithCnp, tellOwnAnswers } from '../../online-forms/index.ts'
import { placeText } from '../record/place-text.ts'
import { findComplaint } from '../record/queries/complaints.ts'
import { listReportedBy } from './queries.ts'

const what = { ro: 'Sesizare', en: 'Complaint' } as const

/** What a person reported, as they wrote it; the reader sees of it what they may see of complaints. */
export const complaintsOfPerson: PersonRecords = async (db, issuerIds, reader) => {
  const { actor, language, settings, traits } = reader
  const answersIds: number[] = []
  for (const cnp of traits.cnps) answersIds.push(...(await findAnswersWithCnp(db, settings, cnp)))
  const emails = traits.emails.map((email) => email.toLowerCase())
  const records = []
  for (const id of await listReportedBy(db, { issuerIds, emails, answersIds })) {
    const row = await findComplaint(db, id)
    if (!row) continue
    const { document_id: documentId } = row
    const isRead =
      can(actor, 'complaint.view') ||
      (documentId !== null && (await sees(db, await viewerOf(db, actor), documentId)))
    const said = [
      ...[row.type_name, complaintStatusLabels[row.status][language], placeText(row), row.description],
      ...[row.name, row.email, row.phone],
      ...(await tellOwnAnswers(db, settings, row.answers_id)),
    ]
    records.push({
      what: what[language],
      on: localDate(new Date(row.confirmed_at)),
      number: row.number,
      about: isRead ? said.filter(Boolean).join(' · ') : '',
    })
  }
  return records
}
