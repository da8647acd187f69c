import type { ContentBlock, ShownText } from '@hdoc/contract/files/files.ts'
import { guessEncoding } from './guess-encoding.ts'
import { guessSeparator, readCells } from './read-cells.ts'

/** Letters of a piece. A page shows a long text in pieces, so that it lays out only what is seen. */
const PIECE = 8_000
const MAX_ROWS = 1_000
const MAX_COLUMNS = 50

function piecesOf(text: string): ContentBlock[] {
  const blocks: ContentBlock[] = []
  let at = 0
  while (at < text.length) {
    const line = text.indexOf('\n', at + PIECE)
    // A line that is too long is broken too.
    const end = line === -1 || line > at + 2 * PIECE ? Math.min(text.length, at + 2 * PIECE) : line
    blocks.push({ type: 'text', text: text.slice(at, end) })
    at = text[end] === '\n' ? end + 1 : end
  }
  return blocks
}

/** The first bytes of a file as text, or of a csv as a table. `isWhole`: the file has no further bytes. */
export function readText(bytes: Buffer, type: 'txt' | 'csv', isWhole: boolean): ShownText {
  const encoding = guessEncoding(bytes)
  const decoded = new TextDecoder(encoding).decode(bytes, { stream: !isWhole })
  const text = decoded.replace(/\r\n?/g, '\n')
  let blocks: ContentBlock[]
  let cut = !isWhole
  if (type === 'txt') blocks = piecesOf(text)
  else {
    const read = readCells(text, guessSeparator(text), { rows: MAX_ROWS, columns: MAX_COLUMNS })
    blocks = read.rows.length > 0 ? [{ type: 'table', rows: read.rows }] : []
    cut ||= read.cut
  }
  return { shown: 'text', facts: [], parts: [{ title: '', blocks }], attachments: [], encoding, cut }
}
