import { can } from '../../../platform/auth/actor.ts'
import type { PersonRecords } from '../../issuers/index.ts'
import { listMessagesFrom } from './queries.ts'

const what = { ro: 'Mesaj de pe portal', en: 'Message from the portal' } as const

/** What a person wrote in the contact form; only who may read such messages sees what it says. */
export const messagesOfPerson: PersonRecords = async (db, _issuerIds, { actor, language, traits }) => {
  const emails = traits.emails.map((email) => email.toLowerCase())
  const isRead = can(actor, 'contact_message.view')
  return (await listMessagesFrom(db, emails)).map(({ on, about }) => ({
    what: what[language],
    on,
    number: '',
    about: isRead ? about : '',
  }))
}
