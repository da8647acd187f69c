import { damaged, is, nameOf, type PdfObject } from './objects.ts'
import type { PdfView } from './open-view.ts'
import { cursor, passes, readCount, readIndirect, readWord, skipBlank } from './read-object.ts'
import { readTable } from './read-xref.ts'

/**
 * Reads the part of a file behind `from` in order: objects, tables, ends of states, nothing else. Throws when
 * something else stands there, or an object that the tables do not lead to: a reader that repairs files would
 * show it.
 */
export function walkAppended(view: PdfView, from: number): void {
  const c = cursor(view.bytes, from)
  // Readers differ on which of two tables of one update counts.
  if (view.sections.some(({ offset, trailer }) => offset >= from && trailer.map.has('XRefStm')))
    throw damaged('two tables')
  const newest = new Map<number, { start: number; isTable: boolean }>()
  const lengthOf = (length: PdfObject | undefined): number => {
    const value = view.get(length)
    if (typeof value !== 'number' || value < 0) throw damaged('length')
    return value
  }
  for (;;) {
    skipBlank(c)
    if (c.at >= view.bytes.length) break
    if (passes(c, 'xref')) readTable(c)
    else if (passes(c, 'startxref')) readCount(c)
    else if (/^\d/.test(peek(c))) {
      const { num, object, start } = readIndirect(c, lengthOf)
      const isTable = is(object, 'stream') && nameOf(object.dict.map.get('Type')) === 'XRef'
      newest.set(num, { start, isTable })
    } else throw damaged('between objects')
  }
  for (const [num, { start, isTable }] of newest) {
    const place = view.place(num)
    if (isTable && place === undefined) continue
    if (place?.in !== 'file' || place.offset !== start) {
      // A table may name the blanks before its object.
      const blank = place?.in === 'file' && /^\s*$/.test(view.bytes.toString('latin1', place.offset, start))
      if (!blank) throw damaged('object without a place')
    }
  }
}

function peek(c: ReturnType<typeof cursor>): string {
  const at = c.at
  const word = readWord(c)
  c.at = at
  return word
}
