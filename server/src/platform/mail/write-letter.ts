import type { Language, Text } from '@hdoc/contract/texts/languages.ts'
import { escapeHtml } from './escape-html.ts'

const texts = {
  greeting: { ro: 'Bună ziua,', en: 'Good day,' },
  named: { ro: 'Bună ziua, {name},', en: 'Good day, {name},' },
  copy: {
    ro: 'Dacă butonul nu funcționează, copiați adresa în browser:',
    en: 'If the button does not work, copy the address into your browser:',
  },
  automatic: {
    ro: 'Acest mesaj a fost trimis automat. Vă rugăm să nu răspundeți la el.',
    en: 'This message was sent automatically. Please do not reply to it.',
  },
} as const satisfies Record<string, Text>

export type Letter = {
  language: Language
  subject: string
  /** The name in the greeting; '' = a greeting without a name. */
  name: string
  paragraphs: readonly string[]
  /** Links under the paragraphs, each with what it leads to; http(s) only. */
  links?: readonly { label: string; url: string }[]
  /** The link of the mail; http(s) only. */
  button?: { label: string; url: string }
  /** In small letters under the button. */
  notes?: readonly string[]
  /** The sender in one line: name, address and phone of the institution. */
  sender: string
}

function renderText({ language, name, paragraphs, links = [], button, notes = [], sender }: Letter): string {
  const greeting = name === '' ? texts.greeting[language] : texts.named[language].replace('{name}', name)
  return [
    greeting,
    ...paragraphs,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...notes,
    sender,
    texts.automatic[language],
  ]
    .map((part) => `${part}\n`)
    .join('\n')
}

const SMALL = 'font-size:13px;color:#4a5565'
const paragraph = (text: string, style = '') => `<p style="margin:0 0 12px;${style}">${escapeHtml(text)}</p>`

function renderHtml(letter: Letter): string {
  const { language, subject, name, paragraphs, links = [], button, notes = [], sender } = letter
  const greeting = name === '' ? texts.greeting[language] : texts.named[language].replace('{name}', name)
  const url = button && escapeHtml(button.url)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:15px/1.5 Arial,sans-serif;color:#1b232e;background:#ffffff">',
    paragraph(greeting),
    ...paragraphs.map((text) => paragraph(text)),
    ...links.map(
      ({ label, url }) =>
        `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="color:#17457a">${escapeHtml(label)}</a></p>`,
    ),
    ...(button
      ? [
          `<p style="margin:0 0 16px"><a href="${url}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#17457a;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
          paragraph(texts.copy[language], SMALL),
          `<p style="margin:0 0 12px;font-size:13px;word-break:break-all">${url}</p>`,
        ]
      : []),
    ...notes.map((text) => paragraph(text, SMALL)),
    paragraph(sender, SMALL),
    paragraph(texts.automatic[language], SMALL),
    '</body></html>',
  ].join('')
}

/**
 * Writes a mail of a few paragraphs with at most one button, as plain text and as HTML that
 * loads nothing. Throws TypeError for a link that is not http(s): such a link is a fault of
 * ours and must not reach a person.
 */
export function writeLetter(letter: Letter): { subject: string; text: string; html: string } {
  const urls = [...(letter.links ?? []), ...(letter.button ? [letter.button] : [])]
  if (!urls.every(({ url }) => /^https?:\/\//.test(url))) throw new TypeError('not a web address')
  return { subject: letter.subject, text: renderText(letter), html: renderHtml(letter) }
}
