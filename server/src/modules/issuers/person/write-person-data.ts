import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { issuers } from '@hdoc/contract/issuers/issuers.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { isIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { writePhone } from '@hdoc/contract/ro/phone.ts'
import { issuerTypeLabels } from '@hdoc/contract/texts/choices.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import type { PersonData } from './gather-person-data.ts'

const words = {
  ro: {
    title: 'Datele dumneavoastră din registratura electronică',
    taken: 'Întocmit la',
    data: 'Date de identificare și de contact',
    merged: 'Fișe mai vechi, unite cu aceasta',
    documents: 'Documente înregistrate',
    others: 'Expedieri, solicitări și semnături',
    activity: 'Ce s-a făcut cu aceste date',
    none: '(nimic)',
  },
  en: {
    title: 'Your data in the electronic registry',
    taken: 'Made on',
    data: 'Identity and contact',
    merged: 'Older records, merged with this one',
    documents: 'Registered documents',
    others: 'Dispatches, requests and signatures',
    activity: 'What was done with this data',
    none: '(nothing)',
  },
} as const

function fieldLines(values: IssuerValues, language: Language): string[] {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => {
      const label = issuers.inputs[field as keyof IssuerValues]?.label[language] ?? field
      if (field === 'type') return `${label}: ${issuerTypeLabels[values.type][language]}`
      return `${label}: ${field === 'phone' ? writePhone(value) : value}`
    })
}

/** Days and moments as the person reads them everywhere: day first, the clock of Romania. */
const dayText = (value: string): string => (isIsoDate(value) ? formatDate(value) : value)
function momentText(value: string): string {
  const instant = new Date(value)
  return `${formatDate(localDate(instant))}, ${localTime(instant)}`
}

/** The person's data in words, one thing a line. */
export function writePersonData(data: PersonData, language: Language): string {
  const say = words[language]
  const part = (title: string, lines: readonly string[]): string[] => [
    '',
    title,
    '-'.repeat(title.length),
    ...(lines.length === 0 ? [say.none] : lines),
  ]
  return [
    say.title,
    `${say.taken}: ${momentText(data.taken_at)}`,
    ...part(say.data, fieldLines(data.data, language)),
    ...(data.merged.length === 0
      ? []
      : part(
          say.merged,
          data.merged.flatMap((one) => [...fieldLines(one, language), '']),
        )),
    ...part(
      say.documents,
      data.documents.map((one) => Object.values(one).filter(Boolean).map(dayText).join(' · ')),
    ),
    ...part(
      say.others,
      data.others.map(({ on, what, number, about }) =>
        [dayText(on), what, number, about].filter(Boolean).join(' · '),
      ),
    ),
    ...part(
      say.activity,
      data.activity.map(({ at, what, by }) => `${momentText(at)} · ${what} · ${by}`),
    ),
    '',
  ].join('\r\n')
}
