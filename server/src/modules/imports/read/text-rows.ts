import type { SourceRow } from './row/source-row.ts'

/** A record longer than this has quotation marks that never close, or is no table. */
const MOST_SIGNS = 2 * 1024 * 1024

type Record = { cells: string[]; end: number; fault?: 'import_quote' | 'import_too_many_cells' }

const QUOTE = '"'
const isEnd = (sign: string | undefined): boolean => sign === '\n' || sign === '\r'

/** The place behind the line end at `at`. */
const behind = (text: string, at: number): number =>
  text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1

/** The end of the line in which `at` stands; -1 when it does not end here. */
function lineEnd(text: string, at: number): number {
  for (let end = at; end < text.length; end++) if (isEnd(text[end])) return end
  return -1
}

/**
 * The record that begins at `at` (RFC 4180; a text of one line may go on behind the closing quotation mark). Undefined when it
 * does not end in this text; `last`: no more text comes.
 */
function readRecord(text: string, at: number, delimiter: string, last: boolean): Record | undefined {
  const cells: string[] = []
  let place = at
  for (;;) {
    let cell = ''
    const isQuoted = text[place] === QUOTE
    if (isQuoted) {
      const closed = quoted(text, place + 1, last)
      if (!closed) return undefined
      cell = closed.value
      place = closed.end
    }
    let end = place
    while (end < text.length && text[end] !== delimiter && !isEnd(text[end])) end++
    if (end >= text.length && !last) return undefined
    const rest = text.slice(place, end)
    // The mark that closed it opens a cell of a later line.
    if (isQuoted && /[\n\r]/.test(cell) && rest.trim() !== '') return giveUp(text, at, delimiter)
    cells.push(cell + rest)
    if (end >= text.length) return { cells, end }
    if (text[end] !== delimiter) {
      // Whether \n follows this \r is not known yet.
      if (text[end] === '\r' && end + 1 === text.length && !last) return undefined
      return { cells, end: behind(text, end) }
    }
    place = end + 1
  }
}

/** A quoted part up to its closing mark; two marks stand for one. */
function quoted(text: string, start: number, last: boolean): { value: string; end: number } | undefined {
  let value = ''
  let at = start
  for (;;) {
    const end = text.indexOf(QUOTE, at)
    if (end === -1 || (end + 1 === text.length && !last)) return undefined
    value += text.slice(at, end)
    if (text[end + 1] !== QUOTE) return { value, end: end + 1 }
    value += QUOTE
    at = end + 2
  }
}

/** A record that does not end, or ends where another cell begins: its first line is given up, and what follows is read as if it were sound. */
function giveUp(text: string, at: number, delimiter: string): Record {
  const end = lineEnd(text, at)
  const line = text.slice(at, end === -1 ? text.length : end)
  const isQuoted = line.includes(QUOTE)
  return {
    cells: line.slice(0, 20_000).replaceAll(QUOTE, '').split(delimiter),
    end: end === -1 ? text.length : behind(text, end),
    fault: isQuoted ? 'import_quote' : 'import_too_many_cells',
  }
}

/** The rows of a table written as text. Holds one record and one piece of the text at a time. */
export async function* textRows(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<SourceRow> {
  let waiting = ''
  let row = 0
  function* records(last: boolean): Generator<SourceRow> {
    let at = 0
    while (at < waiting.length) {
      let record = readRecord(waiting, at, delimiter, last)
      if (!record) {
        if (!last && waiting.length - at < MOST_SIGNS) break
        record = giveUp(waiting, at, delimiter)
      }
      row++
      const { cells, end, fault } = record
      yield { row, cells, faults: fault ? [{ column: -1, problem: { key: fault } }] : [] }
      at = end
    }
    waiting = waiting.slice(at)
  }
  let isFirst = true
  for await (const piece of pieces) {
    waiting += isFirst && piece.startsWith('\ufeff') ? piece.slice(1) : piece
    if (piece !== '') isFirst = false
    yield* records(false)
  }
  yield* records(true)
}
