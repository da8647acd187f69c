import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { rejectReasons } from '@hdoc/contract/submissions/submission-status.ts'
import { fill, type Text } from '@hdoc/contract/texts/languages.ts'
import { localDate } from '../../../platform/clock.ts'
import type { RequestRow } from '../record/queries/requests.ts'
import type { MailedSubmission } from './queries.ts'

/** Mails about something that was handed in; `{type}` is its type, `{date}` the day of its confirmation. */
const texts = {
  rejected: {
    ro: 'Documentul depus nu a fost primit: {type}',
    en: 'The submitted document was not taken: {type}',
  },
  rejected_text: {
    ro: 'Documentul „{type}”, depus pe portal la {date}, nu a fost înregistrat. Motivul: {reason}.',
    en: 'The document “{type}”, handed in on the portal on {date}, was not registered. Reason: {reason}.',
  },
  again: {
    ro: 'Dacă este o greșeală, depuneți din nou sau scrieți instituției.',
    en: 'If this is a mistake, hand it in again or write to the institution.',
  },
  closed: { ro: 'Documentul depus a fost închis: {type}', en: 'The submitted document was closed: {type}' },
  closed_text: {
    ro: 'Documentul „{type}”, depus pe portal la {date}, a fost închis fără înregistrare.',
    en: 'The document “{type}”, handed in on the portal on {date}, was closed without registration.',
  },
  asked: { ro: 'Completați documentul depus: {type}', en: 'Complete the submitted document: {type}' },
  asked_text: {
    ro: 'Pentru documentul „{type}”, depus pe portal la {date}, vă rugăm să completați:',
    en: 'For the document “{type}”, handed in on the portal on {date}, please complete:',
  },
  asked_until: {
    ro: 'Legătura este bună până la {until}. Documentul nu are încă număr de înregistrare.',
    en: 'The link is good until {until}. The document has no registration number yet.',
  },
  button: { ro: 'Completați', en: 'Complete it' },
} as const satisfies Record<string, Text>

export type Letter = {
  subject: string
  paragraphs: string[]
  button?: { label: string; url: string }
  notes: string[]
}

const speaker = (row: MailedSubmission) => {
  const own = { type: row.type_name, date: formatDate(localDate(new Date(row.confirmed_at))) }
  return (text: Text, values: Readonly<Record<string, string>> = {}) =>
    fill(text[row.language], { ...own, ...values })
}

/** What a person reads when it was rejected or closed; undefined when it stands otherwise by now. */
export function endLetter(row: MailedSubmission): Letter | undefined {
  const say = speaker(row)
  const comment = row.comment === '' ? [] : [row.comment]
  if (row.status === 'closed')
    return { subject: say(texts.closed), paragraphs: [say(texts.closed_text), ...comment], notes: [] }
  if (row.status !== 'rejected' || row.reason === null) return undefined
  const reason = rejectReasons[row.reason][row.language].toLowerCase()
  return {
    subject: say(texts.rejected),
    paragraphs: [say(texts.rejected_text, { reason }), ...comment],
    notes: [say(texts.again)],
  }
}

export function askedLetter(row: MailedSubmission, request: RequestRow, url: string): Letter {
  const say = speaker(row)
  return {
    subject: say(texts.asked),
    paragraphs: [say(texts.asked_text), request.message],
    button: { label: say(texts.button), url },
    notes: [say(texts.asked_until, { until: formatDate(request.until_on) })],
  }
}
