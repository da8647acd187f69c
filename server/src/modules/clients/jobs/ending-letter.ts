import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import type { EndingFacts } from './ending-facts.ts'

const texts = {
  ro: {
    subject: (name: string, on: string) => `${name}: acces până la ${on}`,
    ends: (name: string, host: string, on: string) =>
      `Perioada activă a instituției ${name} (${host}) se încheie la ${on}, inclusiv. Din miezul nopții următoare, adresele ei nu mai răspund.`,
    longer: 'Dacă a fost prelungit contractul, schimbați „Activă până la” în pagina instituției.',
    open: 'Deschideți instituția',
    sender: 'Platforma HDoc',
  },
  en: {
    subject: (name: string, on: string) => `${name}: access until ${on}`,
    ends: (name: string, host: string, on: string) =>
      `The active period of ${name} (${host}) ends on ${on}, that day included. From the following midnight its addresses no longer answer.`,
    longer: 'If the contract was prolonged, change "Active until" on the page of the institution.',
    open: 'Open the institution',
    sender: 'HDoc platform',
  },
} as const

type Facts = Omit<EndingFacts, 'user_id'>

/** `address`: start of the URL where the platform's administrators work. */
export function endingLetter(facts: Facts, person: { name: string; language: Language }, address: string) {
  const { name, host, ends_on, client_id } = facts
  const say = texts[person.language]
  const on = formatDate(ends_on)
  return writeLetter({
    language: person.language,
    subject: say.subject(name, on),
    name: person.name,
    paragraphs: [say.ends(name, host, on), say.longer],
    button: { label: say.open, url: `${address}/#/hdoc-company/${client_id}` },
    sender: say.sender,
  })
}
