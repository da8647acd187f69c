import type { ShownText } from '@hdoc/contract/files/files.ts'
import PostalMime, { decodeWords, type Email } from 'postal-mime'
import { cleanFileName } from '../../recognise/file-name.ts'
import { textOfHtml } from './text-of-html.ts'

const MAX_DEPTH = 64
const MAX_HEADER_BYTES = 512_000
const MAX_VALUE_LETTERS = 2_000
const MAX_ATTACHMENTS = 200
const MAX_LETTERS = 500_000

/** A header as a person reads it. The parsed addresses would lose what is no address. */
function headerOf(email: Email, name: string): string {
  const value = email.headers.find((header) => header.key === name)?.value ?? ''
  return decodeWords(value.slice(0, MAX_VALUE_LETTERS))
    .replace(/\p{Cc}/gu, ' ')
    .trim()
}

/**
 * A mail as a person reads it: sender, recipients, date, subject, text, and the names of its attachments.
 * Rejects a mail that is nested too deep or has too many headers.
 */
export async function readMail(bytes: Buffer): Promise<ShownText> {
  const email = await PostalMime.parse(bytes, {
    maxNestingDepth: MAX_DEPTH,
    maxHeadersSize: MAX_HEADER_BYTES,
    // A mail on a mail is a file of its own; its text among the other would pass for the writer's.
    forceRfc822Attachments: true,
  })
  const plain = (email.text ?? '').replace(/\r\n?/g, '\n').trim()
  const all = plain === '' ? textOfHtml(email.html ?? '') : plain
  const text = all.slice(0, MAX_LETTERS)
  const names = ['from', 'to', 'cc', 'date', 'subject'] as const
  return {
    shown: 'text',
    facts: names.flatMap((name) => {
      const value = headerOf(email, name)
      return value === '' ? [] : [{ name, text: value }]
    }),
    parts: text === '' ? [] : [{ title: '', blocks: [{ type: 'text', text }] }],
    attachments: email.attachments
      .slice(0, MAX_ATTACHMENTS)
      .map(({ filename, mimeType }) => cleanFileName(filename ?? mimeType)),
    encoding: null,
    cut: text.length < all.length || email.attachments.length > MAX_ATTACHMENTS,
  }
}
