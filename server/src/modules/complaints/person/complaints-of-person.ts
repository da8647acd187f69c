import { can } from '../../../platform/auth/actor.ts'
import { sees, viewerOf } from '../../documents/index.ts'
import type { PersonErasure, PersonRecords } from '../../issuers/index.ts'
import { eraseAnswers, leadsOf, tellOwnAnswers } from '../../online-forms/index.ts'
import { emptyComplaintsOf, listComplaintsOf } from './queries.ts'

const made = { ro: 'Sesizare', en: 'Complaint' } as const
const supported = { ro: 'Sesizare susținută', en: 'Supported complaint' } as const
/** The text in place of an erased name. */
const erasedName = 'Date șterse'

/** Complaints of a person and those that they support, as they wrote them; the reader sees of it what they may see. */
export const complaintsOfPerson: PersonRecords = async (db, issuerIds, reader) => {
  const { actor, language, settings, traits } = reader
  const leads = await leadsOf(db, settings, traits)
  const records = []
  for (const one of await listComplaintsOf(db, { issuerIds, ...leads })) {
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

/**
 * Empties who made the complaints of a person or supports some. What was reported stays with its number, place and state; the
 * trail of a complaint names nobody who made it, and stays whole.
 */
export const complaintsErased: PersonErasure = async (db, { services, traits }) => {
  const leads = await leadsOf(db, services.settings, traits)
  await eraseAnswers(db, await emptyComplaintsOf(db, { ...leads, name: erasedName }))
  return { type: 'complaint', ids: [] }
}
