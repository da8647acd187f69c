import { publicForm } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { fill, type Language, type Text } from '@hdoc/contract/texts/languages.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import type { SentFile } from '../kinds/public-kind.ts'
import type { SendRow } from '../record/queries/send-row.ts'
import { confirmationLetter, resultLetter } from './letter-texts.ts'

type Institution = { name: string; address: string; phone: string; email: string }
type Written = Pick<SendRow, 'kind' | 'language' | 'told'>

/** An instant as people say it: „20.11.2026, ora 10:05”. */
const moment = (at: Date, language: Language): string =>
  `${formatDate(localDate(at))}, ${language === 'ro' ? 'ora' : 'at'} ${localTime(at)}`

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

function speaker({ kind, language }: Written, institution: Institution) {
  const { one, definite } = publicForm(kind)
  const words = {
    one: language === 'en' ? capital(one.en) : one.ro,
    definite: definite[language],
    institution: institution.name,
  }
  return (text: Text, values: Readonly<Record<string, string>> = {}) =>
    fill(text[language], { ...words, ...values })
}

const senderOf = ({ name, address, phone, email }: Institution): string =>
  [name, address, phone, email].filter(Boolean).join(', ')

/** The mail with link and code. */
export function writeConfirmation(
  row: Written,
  institution: Institution,
  { url, code, until }: { url: string; code: string; until: Date },
) {
  const say = speaker(row, institution)
  const texts = confirmationLetter
  return writeLetter({
    language: row.language,
    subject: say(texts.subject),
    name: '',
    paragraphs: [say(texts.intro), say(texts.code, { code })],
    button: { label: say(texts.button), url },
    notes: [say(texts.until, { until: moment(until, row.language) }), say(texts.stranger)],
    sender: senderOf(institution),
  })
}

type Result = {
  number: string
  deadlineOn: string | null
  at: Date
  /** '' where there is nothing to follow. */
  url: string
  hasSecret: boolean
  files: readonly SentFile[]
  /** What the kind of form says below. */
  notes: readonly string[]
}

/** The mail with what became of a form, and a copy of what was written. */
export function writeResult(row: Written, institution: Institution, result: Result) {
  const say = speaker(row, institution)
  const texts = resultLetter
  const date = moment(result.at, row.language)
  const names = result.files.map(({ name }) => name).join(', ')
  return writeLetter({
    language: row.language,
    subject: say(texts.subject),
    name: '',
    paragraphs: [
      result.number === ''
        ? say(texts.received, { date })
        : say(texts.numbered, { number: result.number, date }),
      ...(result.deadlineOn === null ? [] : [say(texts.until, { until: formatDate(result.deadlineOn) })]),
      say(texts.written),
      ...row.told.map(({ label, value }) => `${label}: ${value}`),
      ...(names === '' ? [] : [say(texts.files, { names })]),
    ],
    ...(result.url !== '' && { button: { label: say(texts.button), url: result.url } }),
    notes: [
      ...(result.hasSecret
        ? [say(publicForm(row.kind).ownRoute === undefined ? texts.secret : texts.own_secret)]
        : []),
      ...result.notes,
    ],
    sender: senderOf(institution),
  })
}
