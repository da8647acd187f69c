import type { TemplateKey } from '@hdoc/contract/templates/template-kinds.ts'
import type { TemplateTexts } from '@hdoc/contract/templates/templates.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { accessibility } from './accessibility.ts'
import { contact } from './contact.ts'
import { dataProtection } from './data-protection.ts'
import { terms } from './terms.ts'

const page = ({ ro, en }: Text): TemplateTexts => ({
  ro: { subject: '', content: ro },
  en: { subject: '', content: en },
})

const byKey: Readonly<Record<TemplateKey, TemplateTexts>> = {
  contact: page(contact),
  terms: page(terms),
  data_protection: page(dataProtection),
  accessibility: page(accessibility),
  answer_mail: {
    ro: {
      subject: 'Răspuns nr. {numar}/{data}',
      content:
        'Bună ziua,\n\nVă comunicăm răspunsul nr. {numar}/{data}.\nRăspunde documentelor dumneavoastră: {raspunde_la}.',
    },
    en: {
      subject: 'Answer no. {numar}/{data}',
      content:
        'Good day,\n\nWe send you the answer no. {numar}/{data}.\nIt answers your papers: {raspunde_la}.',
    },
  },
}

/** What the platform says where an institution has no text of its own. */
export const defaultTexts = (key: TemplateKey): TemplateTexts => byKey[key]
