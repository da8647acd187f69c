import { zipStream } from './zip-stream.ts'

export const XLSX_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** What a sheet holds at most (Office Open XML). */
const MOST_ROWS = 1_048_576
const MOST_LETTERS = 32_767
/** Rows that are packed together. */
const AT_ONCE = 200

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const CONTENT_TYPES = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`
const ROOT = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const WORKBOOK = `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="HDoc" sheetId="1" r:id="rId1"/></sheets></workbook>`
const WORKBOOK_PARTS = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`
const SHEET_START = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Control letters have no place in XML at all. */
const isAllowed = (letter: string): boolean => letter >= ' ' || letter === '\t' || letter === '\n'
const escaped = (text: string): string =>
  [...text.slice(0, MOST_LETTERS)]
    .filter(isAllowed)
    .map((letter) => entities[letter] ?? letter)
    .join('')

const rowXml = (cells: readonly string[]): string =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`).join('')}</row>`

async function* sheetXml(rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield SHEET_START
  let waiting: string[] = []
  let count = 0
  for await (const row of rows) {
    if (++count > MOST_ROWS) throw new Error(`a sheet holds at most ${MOST_ROWS} rows`)
    if (waiting.push(rowXml(row)) < AT_ONCE) continue
    yield waiting.join('')
    waiting = []
  }
  yield `${waiting.join('')}</sheetData></worksheet>`
}

/** One sheet of texts as XLSX, written as its rows come; every cell is text, never a formula. */
export function xlsxStream(rows: AsyncIterable<readonly string[]>): AsyncGenerator<Buffer> {
  return zipStream([
    { name: '[Content_Types].xml', content: [CONTENT_TYPES] },
    { name: '_rels/.rels', content: [ROOT] },
    { name: 'xl/workbook.xml', content: [WORKBOOK] },
    { name: 'xl/_rels/workbook.xml.rels', content: [WORKBOOK_PARTS] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(rows) },
  ])
}
