import { contactCategories } from '@hdoc/contract/contact/contact-categories.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { systemActor } from '../../../platform/auth/actor.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Line, PublicKind } from '../../public-forms/index.ts'
import { messageReceived } from '../events/index.ts'
import { addMessage, type MessageValues } from './queries.ts'

const labels = {
  category: { ro: 'Categorie', en: 'Category' },
  subject: { ro: 'Subiect', en: 'Subject' },
  message: { ro: 'Mesaj', en: 'Message' },
} as const

/** What of a message people read, in their language. */
export const messageLines = ({ category, subject, message }: MessageValues, language: Language): Line[] => [
  { label: labels.category[language], value: contactCategories[category][language] },
  { label: labels.subject[language], value: subject },
  { label: labels.message[language], value: message },
]

/** The contact form: confirmed, it is kept for staff and mailed to the assistance contact. */
export const contactKind: PublicKind<MessageValues> = {
  kind: 'contact_message',
  tell: (_db, values, language) => messageLines(values, language),
  confirm: async ({ db, now }, { values, email, language, files, sentAt }) => {
    const id = await addMessage(db, { ...values, email, language, sentAt, at: now }, files)
    await writeAudit(db, {
      actor: systemActor,
      at: now,
      action: 'contact_message.received',
      subjectType: 'contact_message',
      subjectId: id,
    })
    await emit(db, messageReceived, { message_id: id }, now)
    return { number: '', deadline_on: null, tracking_code: '' }
  },
}
