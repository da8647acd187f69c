import type { ComplaintStatus } from '@hdoc/contract/complaints/complaint-status.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { MailedComplaint } from './queries.ts'

export type Letter = { subject: string; paragraphs: string[] }

const named = ({ number, type_name }: MailedComplaint): string =>
  number === ''
    ? `Sesizarea dumneavoastră (${type_name})`
    : `Sesizarea dumneavoastră nr. ${number} (${type_name})`
const short = ({ number, type_name }: MailedComplaint): string =>
  number === '' ? type_name : `nr. ${number}`
const answered = ({ answer }: MailedComplaint): string[] =>
  answer === '' ? [] : ['Răspunsul instituției:', answer]

/** What a person reads when their complaint stands differently; undefined when the house alone has something of it. */
export function letterOf(
  row: MailedComplaint,
  { status, before }: { status: ComplaintStatus; before: ComplaintStatus },
): Letter | undefined {
  const subject = (what: string) => `Sesizarea ${short(row)}: ${what}`
  if (status === 'in_progress')
    return {
      subject: subject(before === 'open' ? 'acceptată' : 'redeschisă'),
      paragraphs: [
        before === 'open'
          ? `${named(row)} a fost acceptată${row.group_name === null ? '' : ` și dată spre rezolvare: ${row.group_name}`}.`
          : `${named(row)} a fost redeschisă și este din nou în lucru.`,
        ...(row.deadline_on === null ? [] : [`Primiți răspuns până la ${formatDate(row.deadline_on)}.`]),
      ],
    }
  if (status === 'open')
    return { subject: subject('redeschisă'), paragraphs: [`${named(row)} a fost redeschisă.`] }
  if (status === 'resolved')
    return {
      subject: subject('rezolvată'),
      paragraphs: [`${named(row)} a fost rezolvată.`, ...answered(row)],
    }
  if (status === 'declined')
    return { subject: subject('respinsă'), paragraphs: [`${named(row)} a fost respinsă.`, ...answered(row)] }
  if (status === 'canceled')
    return {
      subject: subject('anulată'),
      paragraphs: [`${named(row)} a fost anulată.`, ...(row.answer === '' ? [] : [`Motivul: ${row.answer}`])],
    }
  return {
    subject: subject('neacceptată'),
    paragraphs: [
      `${named(row)} nu ține de competența instituției noastre.`,
      ...(row.authority === ''
        ? []
        : [
            `Competentă este: ${row.authority}. Îi trimitem sesizarea în cel mult 5 zile de la înregistrare (OG 27/2002).`,
          ]),
      ...answered(row),
    ],
  }
}

/** The number of a complaint that was confirmed outside hours, or while its register was not in order. */
export const numberLetter = (row: MailedComplaint): Letter => ({
  subject: `Sesizarea ${short(row)}: înregistrată`,
  paragraphs: [
    `Sesizarea dumneavoastră (${row.type_name}) are acum numărul ${row.number}.`,
    ...(row.deadline_on === null ? [] : [`Primiți răspuns până la ${formatDate(row.deadline_on)}.`]),
  ],
})

export const commentLetter = (row: MailedComplaint, { body, by }: { body: string; by: string }): Letter => ({
  subject: `Sesizarea ${short(row)}: mesaj de la instituție`,
  paragraphs: [`La ${named(row).replace(/^S/, 's')} v-a scris ${by}:`, body],
})

/** The neutral outcome for somebody who joined a complaint: neither its answer nor whose it is. */
export const supporterLetter = (row: MailedComplaint): Letter => ({
  subject: `O sesizare la care v-ați alăturat s-a încheiat: ${row.type_name}`,
  paragraphs: [
    `Sesizarea „${row.type_name}” la care v-ați alăturat a fost ${row.status === 'resolved' ? 'rezolvată' : 'încheiată'}.`,
    'Adresa dumneavoastră de e-mail, pe care ați dat-o pentru acest anunț, a fost ștearsă.',
  ],
})
