import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { fill, type Language } from '@hdoc/contract/texts/languages.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import { getInstitution, mailSender, signInAddress } from '../../institutions/index.ts'
import type { LetterText } from './letter-texts.ts'

type Reader = { name: string; email: string; language: Language }

type LetterParts = {
  text: LetterText
  to: Reader
  values: Readonly<Record<string, string>>
  /** Appended to the route of the button. */
  token?: string
  /** The part of the Message-ID before the host; a repeated mail bears the same one. */
  mark: string
}

/** An instant as people say it: „20.11.2026, ora 10:05”. */
export function momentText(at: Date, language: Language): string {
  return `${formatDate(localDate(at))}, ${language === 'ro' ? 'ora' : 'at'} ${localTime(at)}`
}

/** A mail about an account, in the reader's language, in the institution's name, with links to its own host. */
export async function accountLetter(db: TenantDb, settings: Settings, parts: LetterParts): Promise<Mail> {
  const { text, to, token, mark } = parts
  const institution = await getInstitution(db)
  const base = await signInAddress(db, db.institutionId, settings)
  const values = { ...parts.values, institution: institution.name }
  const say = (sentence: { ro: string; en: string }): string => fill(sentence[to.language], values)
  const { button } = text
  const letter = writeLetter({
    language: to.language,
    subject: say(text.subject),
    name: to.name,
    paragraphs: text.paragraphs.map(say),
    ...(button && {
      button: {
        label: say(button.label),
        url: `${base}/#/${button.route}${token === undefined ? '' : `/${token}`}`,
      },
    }),
    notes: (text.notes ?? []).map(say),
    sender: [institution.name, institution.address, institution.phone, institution.email]
      .filter(Boolean)
      .join(', '),
  })
  return {
    ...(await mailSender(db, settings.mailFrom)),
    ...letter,
    to: to.email,
    messageId: `<account.${db.institutionId}.${mark}@${new URL(base).hostname}>`,
  }
}
