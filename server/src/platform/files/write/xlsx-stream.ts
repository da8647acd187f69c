import { isFormulaLike, type TableCell } from './safe-cell.ts'
import { zipStream } from './zip-stream.ts'

export const XLSX_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** How many rows a sheet holds at most, and how many letters a cell (Office Open XML). */
const MOST_ROWS = 1_048_576
const MOST_LETTERS = 32_767
/** How many rows are packed together. */
const AT_ONCE = 200

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const CONTENT_TYPES = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`
const ROOT = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const WORKBOOK = `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="HDoc" sheetId="1" r:id="rId1"/></sheets></workbook>`
const WORKBOOK_PARTS = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`
/**
 * Numbers of styles: 0 is plain, HEAD is for the head, QUOTED for a text that begins
 * like a formula (see `cellXml`).
 */
const [HEAD, QUOTED] = [1, 2]
const STYLES = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`
/** Narrowest and widest column, in letters. */
const [NARROW, WIDE] = [6, 60]
const SHEET_START = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** XML allows no control characters, no U+FFFE and U+FFFF, and no half of a pair, as a cut may leave it. */
const isAllowed = (letter: string): boolean =>
  letter === '\t' || letter === '\n' || (letter >= ' ' && letter < '\uFFFE' && letter.isWellFormed())
const escaped = (text: string): string =>
  [...text.slice(0, MOST_LETTERS)]
    .filter(isAllowed)
    .map((letter) => entities[letter] ?? letter)
    .join('')

/**
 * A cell is a number or text, and never a formula. A text that begins like a formula gets the style that a spreadsheet
 * itself sets for a text behind an apostrophe. The mark is invisible, and editing the cell does not turn
 * the text into a formula either.
 */
function cellXml(cell: TableCell, style: number): string {
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c><v>${cell}</v></c>`
  const text = String(cell)
  const shown = style === 0 && isFormulaLike(text) ? QUOTED : style
  const mark = shown === 0 ? '' : ` s="${shown}"`
  return `<c${mark} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}
const rowXml = (cells: readonly TableCell[], style = 0): string =>
  `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`

/**
 * Widths of the columns, from the longest text in the first rows only, because the
 * format wants them before the rows.
 */
function columnsXml(rows: readonly (readonly TableCell[])[]): string {
  const widthOf = (column: number): number =>
    Math.max(NARROW, ...rows.map((row) => Math.min(WIDE, String(row[column] ?? '').length + 2)))
  const columns = (rows[0] ?? []).map(
    (_, n) => `<col min="${n + 1}" max="${n + 1}" width="${widthOf(n)}" customWidth="1"/>`,
  )
  return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`
}

async function* sheetXml(rows: AsyncIterable<readonly TableCell[]>): AsyncGenerator<string> {
  let waiting: (readonly TableCell[])[] = []
  let written = 0
  const flush = (): string => {
    const start = written === 0 ? `${SHEET_START}${columnsXml(waiting)}<sheetData>` : ''
    const xml = waiting.map((row, n) => rowXml(row, written + n === 0 ? HEAD : 0)).join('')
    written += waiting.length
    waiting = []
    return start + xml
  }
  for await (const row of rows) {
    if (written + waiting.length >= MOST_ROWS) throw new Error(`a sheet holds at most ${MOST_ROWS} rows`)
    if (waiting.push(row) >= AT_ONCE) yield flush()
  }
  yield `${flush()}</sheetData></worksheet>`
}

/**
 * One sheet as XLSX, written while its rows come. The first row is the head. A number stays one, every other cell is
 * text, never a formula. Fails for more than 1,048,576 rows.
 */
export function xlsxStream(rows: AsyncIterable<readonly TableCell[]>): AsyncGenerator<Buffer> {
  return zipStream([
    { name: '[Content_Types].xml', content: [CONTENT_TYPES] },
    { name: '_rels/.rels', content: [ROOT] },
    { name: 'xl/workbook.xml', content: [WORKBOOK] },
    { name: 'xl/_rels/workbook.xml.rels', content: [WORKBOOK_PARTS] },
    { name: 'xl/styles.xml', content: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(rows) },
  ])
}
