import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { citedNumbers, datedNumber } from '../papers/cited-numbers.ts'
import type { MailedDispatch } from './queries.ts'

type Told = Pick<
  MailedDispatch,
  'number' | 'registered_on' | 'category' | 'answered' | 'resolution_text' | 'declined_to'
>
type Around = {
  fileNames: readonly string[]
  sender: string
  /** The institution's own words, in place of the program's. */
  own?: { subject: string; paragraphs: readonly string[] } | undefined
}

/** What the answer is: „răspunsul nr. E-12/20.11.2026 la nr. 4512/16.11.2026”, as subject and sentence need it. */
function wordsOf({ number, registered_on, category, answered }: Told): { subject: string; sentence: string } {
  const own = datedNumber({ number, registered_on })
  // The answer that stands on the line of the incoming paper bears its number.
  if (category === 'intrare')
    return {
      subject: `Răspuns la nr. ${own}`,
      sentence: `Vă comunicăm răspunsul la documentul dumneavoastră nr. ${own}.`,
    }
  const to = answered.length === 0 ? '' : ` la nr. ${citedNumbers(answered)}`
  const whose = answered.length > 1 ? 'documentele dumneavoastră' : 'documentul dumneavoastră'
  return {
    subject: answered.length === 0 ? `Document nr. ${own}` : `Răspuns nr. ${own}${to}`,
    sentence:
      answered.length === 0
        ? `Vă comunicăm documentul nr. ${own}.`
        : `Vă comunicăm răspunsul nr. ${own} la ${whose} nr. ${citedNumbers(answered)}.`,
  }
}

/** The e-mail that brings an answer, in Romanian as the answer itself: plain text, and HTML that loads nothing. */
export function writeAnswerMail(
  told: Told,
  { fileNames, sender, own }: Around,
): { subject: string; text: string; html: string } {
  const { subject: ours, sentence } = wordsOf(told)
  const subject = own?.subject ?? ours
  const paragraphs = [
    ...(own?.paragraphs ?? ['Bună ziua,', sentence]),
    told.resolution_text,
    ...(told.declined_to === ''
      ? []
      : [`Documentul a fost trimis, spre competentă soluționare, către: ${told.declined_to}.`]),
    ...(fileNames.length === 0 ? [] : [`Fișiere atașate: ${fileNames.join(', ')}.`]),
    sender,
  ]
  const html = paragraphs
    .map((text) => `<p style="margin:0 0 12px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
    .join('')
  return {
    subject,
    text: paragraphs.map((part) => `${part}\n`).join('\n'),
    html: `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;font:15px/1.5 Arial,sans-serif;color:#1b232e;background:#ffffff">${html}</body></html>`,
  }
}
