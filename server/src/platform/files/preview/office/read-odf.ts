import { UnshownError } from '../unshown/unshown-error.ts'
import type { Collector } from './collect-blocks.ts'
import { readXml, type XmlTag } from './read-xml.ts'
import type { Parts } from './unzip.ts'

const MAX_COLUMNS = 100
/** Elements whose text is not shown: notes beside the text of the document. */
const HIDDEN = new Set(['office:annotation', 'text:tracked-changes', 'text:note-citation', 'office:forms'])

const timesOf = (tag: XmlTag, name: string): number =>
  Math.max(1, Math.min(MAX_COLUMNS, Number(tag.attribute(name) ?? 1) || 1))

/** The text of an OpenDocument text or workbook in reading order; sheets are parts of their own. */
export function readOdf(parts: Parts, into: Collector): void {
  const xml = parts.read('content.xml')
  if (xml === undefined) throw new UnshownError('damaged')
  // The content of an encrypted OpenDocument is not XML; the manifest says that it is encrypted.
  if (/<manifest:encryption-data/.test(parts.read('META-INF/manifest.xml') ?? ''))
    throw new UnshownError('password')
  const state = {
    text: '',
    paragraphs: 0,
    level: 0,
    items: 0,
    hidden: 0,
    tables: 0,
    isSheets: false,
    rows: [] as string[][],
    row: [] as string[],
    cell: '',
    repeated: 1,
    cut: false,
  }

  function endParagraph(isHeading: boolean): void {
    // A note stands inside a paragraph, and the paragraph goes on after it.
    if (state.hidden > 0) return
    const text = state.text
    state.text = ''
    if (state.tables > 0) state.cell = [state.cell, text.trim()].filter((one) => one !== '').join('\n')
    else if (isHeading) into.add({ type: 'heading', level: state.level, text })
    else into.add({ type: state.items > 0 ? 'item' : 'text', text })
  }
  function endCell(): void {
    // The empty cells up to the edge of the sheet are written as one cell, repeated a thousand times.
    const times = state.cell === '' ? Math.min(state.repeated, MAX_COLUMNS) : state.repeated
    if (state.cell !== '' && state.row.length + times > MAX_COLUMNS) state.cut = true
    for (let n = 0; n < times && state.row.length < MAX_COLUMNS; n++) state.row.push(state.cell)
  }
  function endRow(): void {
    while (state.row.at(-1) === '') state.row.pop()
    if (state.row.length === 0) return
    if (state.rows.length >= into.mostRows) state.cut = true
    else state.rows.push(state.row)
  }

  readXml(xml, {
    open(tag) {
      const { name } = tag
      if (HIDDEN.has(name)) state.hidden++
      else if (name === 'office:spreadsheet') state.isSheets = true
      else if (name === 'text:h')
        state.level = Math.min(6, Number(tag.attribute('text:outline-level') ?? 1) || 1)
      else if (name === 'text:list-item') state.items++
      else if (name === 'text:tab') state.text += '\t'
      else if (name === 'text:line-break') state.text += '\n'
      else if (name === 'text:s') state.text += ' '.repeat(timesOf(tag, 'text:c'))
      else if (name === 'table:table' && ++state.tables === 1) {
        state.rows = []
        if (state.isSheets) into.part(tag.attribute('table:name') ?? '')
      } else if (state.tables === 1 && name === 'table:table-row') state.row = []
      else if (state.tables === 1 && /^table:(covered-)?table-cell$/.test(name)) {
        state.cell = ''
        state.repeated = timesOf(tag, 'table:number-columns-repeated')
      }
      if (name === 'text:p' || name === 'text:h') state.paragraphs++
      if (name === 'office:text') into.part('')
    },
    close(name) {
      if (HIDDEN.has(name)) state.hidden--
      else if (name === 'text:list-item') state.items--
      else if (name === 'text:p' || name === 'text:h') {
        state.paragraphs--
        endParagraph(name === 'text:h')
      } else if (state.tables === 1 && /^table:(covered-)?table-cell$/.test(name)) endCell()
      else if (state.tables === 1 && name === 'table:table-row') endRow()
      else if (name === 'table:table' && --state.tables === 0) into.addTable(state.rows)
    },
    text(piece) {
      if (state.paragraphs > 0 && state.hidden === 0) state.text += piece.replace(/\s+/g, ' ')
    },
  })
  if (state.cut) into.markCut()
}
