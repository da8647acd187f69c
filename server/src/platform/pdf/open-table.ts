import type { Pdf } from './create-pdf.ts'
import { type Measure, wrapText } from './wrap-text.ts'

export type TableColumn = { label: string; width: number }
export type TableRow = {
  cells: readonly string[]
  /** Positions of the cells that are drawn struck through. */
  struck?: readonly number[]
  muted?: boolean
  /** A heading among the rows. */
  bold?: boolean
}
type Options = {
  columns: readonly TableColumn[]
  x: number
  /** Where rows begin and end on each page, in points from its top. */
  top: number
  bottom: number
  /** Where rows begin on the first page, when something stands above them there. */
  start?: number
  /** Font size in points. */
  size: number
  /** Called for each page: adds it and draws what stands around the table. */
  onPage: () => void
}
export type OpenTable = {
  /** Draws a row, on a new page when it does not fit; it never breaks across pages. */
  row(row: TableRow): void
  /** Ends the table and gives the y below it. */
  end(): number
}

const PADDING = 2
const MUTED = '#4a5565'

/** Remembers the measured widths, because the same words come again and again and a font measures slowly. */
function remembering(measure: Measure): Measure {
  const known = new Map<string, number>()
  return (text) => {
    let width = known.get(text)
    if (width === undefined) {
      width = measure(text)
      known.set(text, width)
    }
    return width
  }
}

/**
 * Opens a table over as many pages as it needs. Its head is repeated, and it is tagged for screen readers.
 */
export function openTable(
  { doc, root }: Pdf,
  { columns, x, top, bottom, size, onPage, start = top }: Options,
): OpenTable {
  const line = size * 1.2
  const mostLines = Math.floor((bottom - top - 40) / line)
  const table = doc.struct('Table')
  root.add(table)
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const measureIn = (font: 'regular' | 'bold') =>
    remembering((text) => doc.font(font).fontSize(size).widthOfString(text))
  const measures = { regular: measureIn('regular'), bold: measureIn('bold') }
  let y = start

  const wrap = (cells: readonly string[], font: 'regular' | 'bold'): string[][] =>
    cells.map((text, n) => wrapText(text, (columns[n]?.width ?? 0) - 2 * PADDING, measures[font], mostLines))
  const heightOf = (wrapped: readonly string[][]): number =>
    Math.max(1, ...wrapped.map((lines) => lines.length)) * line + 2 * PADDING
  const lines = (height: number): void => {
    doc.markContent('Artifact', { type: 'Layout' })
    doc.moveTo(x, y + height)
    doc.lineTo(x + width, y + height)
    let at = x
    for (const column of [{ width: 0 }, ...columns]) {
      at += column.width
      doc.moveTo(at, y).lineTo(at, y + height)
    }
    doc.lineWidth(0.4).stroke('#9aa4b2')
    doc.endMarkedContent()
  }
  const text = (cell: readonly string[], left: number, strike: boolean): void => {
    for (const [n, part] of cell.entries())
      doc.text(part, left + PADDING, y + PADDING + n * line, { lineBreak: false, strike })
  }
  const style = (font: 'regular' | 'bold', color: string): void =>
    void doc.font(font).fontSize(size).fillColor(color)

  const tagged = (kind: 'TH' | 'TD', wrapped: string[][], row: TableRow): void => {
    const element = doc.struct('TR')
    table.add(element)
    let left = x
    for (const [n, cell] of wrapped.entries()) {
      const at = left
      element.add(
        doc.struct(kind, {}, () => {
          style(kind === 'TH' || row.bold ? 'bold' : 'regular', row.muted ? MUTED : '#000000')
          text(cell, at, row.struck?.includes(n) ?? false)
        }),
      )
      left += columns[n]?.width ?? 0
    }
    element.end()
  }
  const labels = wrap(
    columns.map(({ label }) => label),
    'bold',
  )
  const head = (first: boolean): void => {
    const height = heightOf(labels)
    doc.markContent('Artifact', { type: 'Layout' })
    doc.rect(x, y, width, height).fill('#eef1f5')
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.4)
      .stroke('#9aa4b2')
    doc.endMarkedContent()
    if (first) tagged('TH', labels, { cells: [] })
    else {
      doc.markContent('Artifact', { type: 'Pagination' })
      style('bold', '#000000')
      let left = x
      for (const [n, cell] of labels.entries()) {
        text(cell, left, false)
        left += columns[n]?.width ?? 0
      }
      doc.endMarkedContent()
    }
    lines(height)
    y += height
  }

  onPage()
  head(true)
  return {
    row: (row) => {
      const wrapped = wrap(row.cells, row.bold ? 'bold' : 'regular')
      const height = heightOf(wrapped)
      if (y + height > bottom) {
        onPage()
        y = top
        head(false)
      }
      tagged('TD', wrapped, row)
      lines(height)
      y += height
    },
    end: () => {
      table.end()
      return y
    },
  }
}
