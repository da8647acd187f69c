import { can } from '../../../platform/auth/actor.ts'
import type { PersonErasure, PersonRecords } from '../../issuers/index.ts'
import { deleteMessagesFrom, listMessagesFrom } from './queries.ts'

const what = { ro: 'Mesaj de pe portal', en: 'Message from the portal' } as const

const lowerCase = (emails: readonly string[]): string[] => emails.map((email) => email.toLowerCase())

/** What a person wrote in the contact form; only who may read such messages sees what it says. */
export const messagesOfPerson: PersonRecords = async (db, _issuerIds, { actor, language, traits }) => {
  const isRead = can(actor, 'contact_message.view')
  return (await listMessagesFrom(db, lowerCase(traits.emails))).map(({ on, about }) => ({
    what: what[language],
    on,
    number: '',
    about: isRead ? about : '',
  }))
}

/** Removes what a person wrote in the contact form, with its files; the night removes bytes that nothing names any more. */
export const messagesErased: PersonErasure = async (db, { traits }) => ({
  type: 'contact_message',
  ids: await deleteMessagesFrom(db, lowerCase(traits.emails)),
})
