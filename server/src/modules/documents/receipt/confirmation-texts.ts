import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { type CountedNoun, countOf } from '@hdoc/contract/ro/plural.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import type { ConfirmationData } from './confirmation-data.ts'

export const confirmationTexts = {
  title: { ro: 'Dovadă de înregistrare', en: 'Registration receipt' },
  number: { ro: 'Număr de înregistrare', en: 'Registration number' },
  furtherNumbers: { ro: 'Și cu numărul', en: 'Also numbered' },
  at: { ro: 'ora', en: 'at' },
  register: { ro: 'Registru', en: 'Register' },
  docType: { ro: 'Tip de document', en: 'Document type' },
  person: {
    intrare: { ro: 'Deponent', en: 'Submitted by' },
    iesire: { ro: 'Destinatar', en: 'Addressee' },
    interne: { ro: 'Persoana la care se referă', en: 'Person concerned' },
  },
  subject: { ro: 'Conținut pe scurt', en: 'Subject' },
  pages: { ro: 'File și anexe', en: 'Pages, annexes' },
  deadline: { ro: 'Termen de soluționare', en: 'Deadline' },
  noDeadline: { ro: 'Fără termen', en: 'No deadline' },
  registeredBy: { ro: 'Înregistrat de', en: 'Registered by' },
  phone: { ro: 'tel.', en: 'tel.' },
  trackingCode: { ro: 'Cod de urmărire', en: 'Tracking code' },
  tracking: { ro: 'Urmăriți stadiul documentului:', en: 'Follow the document:' },
  qrAlt: {
    ro: 'Cod QR cu adresa paginii de urmărire a documentului',
    en: 'QR code with the address of the page that follows the document',
  },
  keep: {
    ro: 'Păstrați această dovadă. Codul de urmărire este personal: oricine îl are poate vedea stadiul documentului.',
    en: 'Keep this receipt. The tracking code is personal: whoever has it can see the status of the document.',
  },
  annulled: { ro: 'ANULAT', en: 'ANNULLED' },
  test: { ro: 'DOCUMENT DE TEST – fără valoare', en: 'TEST DOCUMENT – not valid' },
} as const satisfies Record<string, Text | Record<DocumentCategory, Text>>

const SHEETS: CountedNoun = {
  ro: { one: 'filă', many: 'file' },
  en: { one: 'page', many: 'pages' },
}
const ANNEXES: CountedNoun = {
  ro: { one: 'anexă', many: 'anexe' },
  en: { one: 'annex', many: 'annexes' },
}

/** „3 file, 2 anexe”. */
export function extentText(
  { pages, annexes }: Pick<ConfirmationData, 'pages' | 'annexes'>,
  lang: 'ro' | 'en',
): string {
  const sheets = countOf(pages, SHEETS, lang)
  return annexes > 0 ? `${sheets}, ${countOf(annexes, ANNEXES, lang)}` : sheets
}

/** „15 zile lucrătoare, până la 15.12.2026 · Legea 50/1991, art. 6”. */
export function deadlineShown({ deadline }: Pick<ConfirmationData, 'deadline'>, lang: 'ro' | 'en'): string {
  return deadline ? deadline.line[lang] : confirmationTexts.noDeadline[lang]
}

/** „20.11.2026, ora 10:15”; only the day where the hour is not known. */
export function registeredShown(
  { registeredOn, registeredTime }: Pick<ConfirmationData, 'registeredOn' | 'registeredTime'>,
  lang: 'ro' | 'en',
): string {
  const day = formatDate(registeredOn)
  return registeredTime === '' ? day : `${day}, ${confirmationTexts.at[lang]} ${registeredTime}`
}
