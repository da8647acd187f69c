import { UnshownError } from '../unshown/unshown-error.ts'
import type { Collector } from './collect-blocks.ts'
import { readXml } from './read-xml.ts'
import type { Parts } from './unzip.ts'

const MAIN = 'word/document.xml'
/** Elements whose text is not shown: text outside the flow of the document, and deleted text. */
const HIDDEN = new Set(['w:del', 'w:instrText', 'mc:Fallback', 'w:pPrChange', 'w:rPrChange'])

/**
 * The level of a heading by the name that Word gives its style in English or
 * Romanian, „Heading1” or „Titlu1”.
 */
function levelOf(style: string): number | undefined {
  if (/^(Title|Titlu)$/i.test(style)) return 1
  const match = /^(?:heading|titlu)\s?([1-6])$/i.exec(style)
  return match ? Number(match[1]) : undefined
}

/** The text of a Word document in reading order: headings, paragraphs, items and tables. */
export function readDocx(parts: Parts, into: Collector): void {
  const xml = parts.read(MAIN)
  if (xml === undefined) throw new UnshownError('damaged')
  readWords(xml, into)
}

/** The text of one part of a Word document, such as its main one or a header. */
export function readWords(xml: string, into: Collector): void {
  into.part('')
  let text = ''
  let level: number | undefined
  let isItem = false
  let hidden = 0
  let isText = false
  // How deep in tables the reader is. A table inside a table becomes text of the outer cell.
  let tables = 0
  let rows: string[][] = []
  let cells: string[] = []
  let cell = ''

  function endParagraph(): void {
    if (tables > 0) cell = [cell, text.trim()].filter((one) => one !== '').join('\n')
    else if (level !== undefined) into.add({ type: 'heading', level, text })
    else into.add({ type: isItem ? 'item' : 'text', text })
    text = ''
    level = undefined
    isItem = false
  }

  readXml(xml, {
    open({ name, attribute }) {
      if (HIDDEN.has(name)) hidden++
      else if (name === 'w:t') isText = true
      else if (name === 'w:pStyle') level = levelOf(attribute('w:val') ?? '')
      else if (name === 'w:numPr') isItem = true
      else if (name === 'w:tab') text += '\t'
      else if (name === 'w:br' || name === 'w:cr') text += '\n'
      else if (name === 'w:tbl' && ++tables === 1) rows = []
      else if (tables === 1 && name === 'w:tr') cells = []
      else if (tables === 1 && name === 'w:tc') cell = ''
    },
    close(name) {
      if (HIDDEN.has(name)) hidden--
      else if (name === 'w:t') isText = false
      else if (name === 'w:p') endParagraph()
      else if (tables === 1 && name === 'w:tc') cells.push(cell)
      else if (tables === 1 && name === 'w:tr') rows.push(cells)
      else if (name === 'w:tbl' && --tables === 0) into.addTable(rows)
    },
    text(piece) {
      if (isText && hidden === 0) text += piece
    },
  })
}
