import { groupedCode } from '@hdoc/contract/documents/tracking/tracking-code.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { Language, Text } from '@hdoc/contract/texts/languages.ts'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import type { ConfirmationData } from './confirmation-data.ts'
import {
  deadlineShown,
  extentText,
  confirmationTexts as labels,
  registeredShown,
} from './confirmation-texts.ts'

export type ConfirmationMail = { subject: string; text: string; html: string }

const texts = {
  subject: { ro: 'Confirmare de înregistrare nr.', en: 'Registration confirmed: no.' },
  greeting: { ro: 'Bună ziua,', en: 'Good day,' },
  registered: {
    ro: 'Vă comunicăm că documentul dumneavoastră a fost înregistrat.',
    en: 'We inform you that your document has been registered.',
  },
  institution: { ro: 'Instituția', en: 'Institution' },
  date: { ro: 'Data', en: 'Date' },
  follow: {
    ro: 'Puteți urmări stadiul documentului la adresa:',
    en: 'You can follow the status of the document at:',
  },
  followLink: { ro: 'Urmăriți stadiul documentului', en: 'Follow the status of the document' },
  keep: {
    ro: 'Adresa de urmărire este personală: oricine o are poate vedea stadiul documentului.',
    en: 'The tracking address is personal: whoever has it can see the status of the document.',
  },
  questions: { ro: 'Pentru întrebări ne puteți contacta:', en: 'For questions please contact us:' },
  automatic: {
    ro: 'Acest mesaj a fost trimis automat. Vă rugăm să nu răspundeți la el.',
    en: 'This message was sent automatically. Please do not reply to it.',
  },
} as const satisfies Record<string, Text>

type Row = readonly [label: string, value: string]

function rowsOf(data: ConfirmationData, lang: Language): Row[] {
  const rows: Row[] = [
    [texts.institution[lang], data.institution.name],
    [labels.number[lang], data.number],
    [texts.date[lang], registeredShown(data, lang)],
    [labels.register[lang], data.register],
    [labels.furtherNumbers[lang], data.furtherNumbers],
    [labels.docType[lang], data.docType],
    [labels.person[data.category][lang], data.issuer],
    [labels.subject[lang], data.subject],
    [labels.pages[lang], extentText(data, lang)],
    [labels.deadline[lang], deadlineShown(data, lang)],
    [labels.trackingCode[lang], groupedCode(data.trackingCode)],
  ]
  return rows.filter(([, value]) => value !== '')
}

function contactOf({ institution }: ConfirmationData, lang: Language): string {
  const phone = institution.phone && `${labels.phone[lang]} ${institution.phone}`
  return [institution.name, institution.address, phone, institution.email].filter(Boolean).join(', ')
}

function renderText(data: ConfirmationData, lang: Language): string {
  return [
    ...(data.isTest ? [labels.test[lang], ''] : []),
    texts.greeting[lang],
    '',
    texts.registered[lang],
    '',
    ...rowsOf(data, lang).map(([label, value]) => `${label}: ${value}`),
    '',
    texts.follow[lang],
    data.trackingUrl,
    texts.keep[lang],
    '',
    texts.questions[lang],
    contactOf(data, lang),
    '',
    texts.automatic[lang],
    '',
  ].join('\n')
}

const CELL = 'padding:4px 16px 4px 0;vertical-align:top;text-align:left;font-weight:normal'
const paragraph = (text: string, style = '') => `<p style="margin:0 0 12px;${style}">${escapeHtml(text)}</p>`

function renderRow([label, value]: Row): string {
  return `<tr><th scope="row" style="${CELL};color:#4a5565">${escapeHtml(label)}</th><td style="${CELL}">${escapeHtml(value)}</td></tr>`
}

/** Inline styles and one table: what mail programs agree on. Nothing is loaded from anywhere. */
function renderHtml(data: ConfirmationData, lang: Language, title: string): string {
  const url = escapeHtml(data.trackingUrl)
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px;font:15px/1.5 Arial,sans-serif;color:#1b232e;background:#ffffff">',
    data.isTest ? paragraph(labels.test[lang], 'color:#8a1c1c;font-weight:bold') : '',
    paragraph(texts.greeting[lang]),
    paragraph(texts.registered[lang]),
    `<table style="border-collapse:collapse;margin:0 0 16px"><tbody>${rowsOf(data, lang).map(renderRow).join('')}</tbody></table>`,
    `<p style="margin:0 0 4px"><a href="${url}" style="color:#17457a">${escapeHtml(texts.followLink[lang])}</a></p>`,
    `<p style="margin:0 0 12px;font-size:13px;word-break:break-all">${url}</p>`,
    paragraph(texts.keep[lang], 'font-size:13px;color:#4a5565'),
    paragraph(`${texts.questions[lang]} ${contactOf(data, lang)}`, 'font-size:13px;color:#4a5565'),
    paragraph(texts.automatic[lang], 'font-size:13px;color:#4a5565'),
    '</body></html>',
  ].join('')
}

/**
 * The mail to the issuer after a registration. Throws TypeError when the tracking address is not http(s): it
 * is made from the institution's own host, so anything else is a fault of ours that must not reach a citizen
 * as a link.
 */
export function confirmationMail(data: ConfirmationData, lang: Language): ConfirmationMail {
  if (!/^https?:\/\//.test(data.trackingUrl)) throw new TypeError('the tracking address is not a web address')
  const title = `${texts.subject[lang]} ${data.number}/${formatDate(data.registeredOn)}`
  const subject = `${data.isTest ? `${labels.test[lang]}: ` : ''}${title} – ${data.institution.name}`
  return { subject, text: renderText(data, lang), html: renderHtml(data, lang, title) }
}
