import { can } from '../../../platform/auth/actor.ts'
import { sees, viewerOf } from '../../documents/index.ts'
import type { PersonRecords } from '../../issuers/index.ts'
import { findAnswersWithCnp, tellOwnAnswers } from '../../online-forms/index.ts'
import { listComplaintsOf } from './queries.ts'

const made = { ro: 'Sesizare', en: 'Complaint' } as const
const supported = { ro: 'Sesizare susținută', en: 'Supported complaint' } as const

/** Complaints of a person and those that they support, as they wrote them; the reader sees of it what they may see. */
export const complaintsOfPerson: PersonRecords = async (db, issuerIds, reader) => {
  const { actor, language, settings, traits } = reader
  const answersIds: number[] = []
  for (const cnp of traits.cnps) answersIds.push(...(await findAnswersWithCnp(db, settings, cnp)))
  const emails = traits.emails.map((email) => email.toLowerCase())
  const records = []
  for (const one of await listComplaintsOf(db, { issuerIds, emails, answersIds })) {
    const isRead =
      can(actor, 'complaint.view') ||
      (one.document_id !== null && (await sees(db, await viewerOf(db, actor), one.document_id)))
    const said = [...one.said, ...(await tellOwnAnswers(db, settings, one.answers_id))]
    records.push({
      what: (one.is_own ? made : supported)[language],
      on: one.on,
      number: one.number,
      about: isRead ? said.filter(Boolean).join(' · ') : '',
    })
  }
  return records
}
