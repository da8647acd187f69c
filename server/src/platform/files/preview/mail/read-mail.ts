import type { ShownText } from '@hdoc/contract/files/files.ts'
import { cleanFileName } from '../../recognise/file-name.ts'
import { decodeBytes, decodeWords, fromQuotedPrintable } from './decode-words.ts'
import { readable, readHeaders, readValue } from './read-headers.ts'
import { textOfHtml } from './text-of-html.ts'

const MAX_DEPTH = 8
const MAX_PARTS = 200
const MAX_LETTERS = 500_000

type Found = { plain: string[]; html: string[]; attachments: string[]; parts: number }

function bytesOf(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body.replace(/[^\w+/=-]/g, ''), 'base64')
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : Buffer.from(body, 'latin1')
}

/** The pieces between the lines of a boundary. */
function piecesOf(body: string, boundary: string): string[] {
  if (boundary === '') return []
  const mark = `--${boundary}`
  const pieces: string[] = []
  let at = body.startsWith(mark) ? 0 : body.indexOf(`\n${mark}`) + 1
  if (at === 0 && !body.startsWith(mark)) return []
  while (pieces.length < MAX_PARTS) {
    const start = body.indexOf('\n', at)
    if (start === -1 || body.startsWith('--', at + mark.length)) break
    const next = body.indexOf(`\n${mark}`, start)
    pieces.push(body.slice(start + 1, next === -1 ? undefined : next))
    if (next === -1) break
    at = next + 1
  }
  return pieces
}

function readPart(raw: string, depth: number, found: Found): void {
  if (depth > MAX_DEPTH || ++found.parts > MAX_PARTS) return
  const { headers, bodyAt } = readHeaders(raw)
  const type = readValue(headers.get('content-type') ?? 'text/plain')
  const disposition = readValue(headers.get('content-disposition'))
  const name = disposition.parameters.get('filename') ?? type.parameters.get('name')
  const body = raw.slice(bodyAt)
  if (type.value.startsWith('multipart/')) {
    for (const piece of piecesOf(body, type.parameters.get('boundary') ?? ''))
      readPart(piece, depth + 1, found)
    return
  }
  const isText = type.value === 'text/plain' || type.value === 'text/html'
  if (disposition.value === 'attachment' || name !== undefined || !isText) {
    if (name !== undefined || type.value !== '')
      found.attachments.push(cleanFileName(decodeWords(name ?? type.value)))
    return
  }
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase()
  const text = decodeBytes(bytesOf(body, encoding), type.parameters.get('charset') ?? 'utf-8')
  if (type.value === 'text/html') found.html.push(textOfHtml(text))
  else found.plain.push(text.replace(/\r\n?/g, '\n').trim())
}

/** A mail as a person reads it: sender, recipients, date, subject, text, and the names of its attachments. */
export function readMail(bytes: Buffer): ShownText {
  const raw = bytes.toString('latin1')
  const { headers } = readHeaders(raw)
  const found: Found = { plain: [], html: [], attachments: [], parts: 0 }
  readPart(raw, 0, found)
  const all = (found.plain.some((text) => text !== '') ? found.plain : found.html).join('\n\n')
  const text = all.slice(0, MAX_LETTERS)
  const names = ['from', 'to', 'cc', 'date', 'subject'] as const
  return {
    shown: 'text',
    facts: names.flatMap((name) => {
      const value = readable(headers.get(name))
      return value === '' ? [] : [{ name, text: value }]
    }),
    parts: text === '' ? [] : [{ title: '', blocks: [{ type: 'text', text }] }],
    attachments: found.attachments,
    encoding: null,
    cut: text.length < all.length || found.parts > MAX_PARTS,
  }
}
