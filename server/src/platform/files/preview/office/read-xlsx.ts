import { UnshownError } from '../unshown/unshown-error.ts'
import type { Collector } from './collect-blocks.ts'
import { readXml } from './read-xml.ts'
import { readDateStyles } from './sheet-styles.ts'
import { shownDate } from './shown-date.ts'
import type { Parts } from './unzip.ts'

const MAX_SHEETS = 50
const MAX_COLUMNS = 100

function readStrings(xml: string | undefined): string[] {
  const strings: string[] = []
  let text = ''
  let isText = false
  let phonetic = 0
  if (xml !== undefined)
    readXml(xml, {
      open({ name }) {
        if (name === 'si') text = ''
        else if (name === 'rPh') phonetic++
        else if (name === 't') isText = true
      },
      close(name) {
        if (name === 'si') strings.push(text)
        else if (name === 'rPh') phonetic--
        else if (name === 't') isText = false
      },
      text(piece) {
        if (isText && phonetic === 0) text += piece
      },
    })
  return strings
}

/** The sheets in the order of the workbook, each with the name of the part that holds it. */
function listSheets(parts: Parts): { title: string; part: string }[] {
  const workbook = parts.read('xl/workbook.xml')
  if (workbook === undefined) throw new UnshownError('damaged')
  const targets = new Map<string, string>()
  readXml(parts.read('xl/_rels/workbook.xml.rels') ?? '', {
    open({ name, attribute }) {
      if (name !== 'Relationship') return
      const target = attribute('Target') ?? ''
      targets.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  const sheets: { title: string; part: string }[] = []
  readXml(workbook, {
    open({ name, attribute }) {
      if (name !== 'sheet' || attribute('state') === 'veryHidden') return
      sheets.push({ title: attribute('name') ?? '', part: targets.get(attribute('r:id') ?? '') ?? '' })
    },
  })
  return sheets
}

/** The number of the column in a cell reference: 0 for A, 26 for AA; -1 when it names none. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function readSheet(xml: string, { strings, isDate, mostRows }: Reading): Sheet {
  const rows: string[][] = []
  let row: string[] = []
  let kind = ''
  let style = 0
  let column = -1
  let value = ''
  let isValue = false
  let cut = false
  const shown = (): string => {
    if (kind === 's') return strings[Number(value)] ?? ''
    if (kind === 'b') return value === '1' ? '✓' : '–'
    return kind === '' && isDate(style) ? shownDate(Number(value)) : value
  }
  readXml(xml, {
    open({ name, attribute }) {
      if (name === 'row') row = []
      else if (name === 'c') {
        kind = (attribute('t') ?? '').replace('n', '')
        if (attribute('t') === 'inlineStr') kind = 'inlineStr'
        style = Number(attribute('s') ?? 0)
        const named = columnOf(attribute('r') ?? '')
        column = named >= 0 ? named : column + 1
        value = ''
      } else if (name === 'v' || name === 't') isValue = true
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c' && value !== '') {
        if (column >= MAX_COLUMNS || rows.length >= mostRows) cut = true
        else {
          while (row.length < column) row.push('')
          row[column] = shown()
        }
      } else if (name === 'row') {
        if (row.length > 0) rows.push(row)
        column = -1
      }
    },
    text(piece) {
      if (isValue) value += piece
    },
  })
  return { rows, cut }
}
type Reading = { strings: readonly string[]; isDate: (style: number) => boolean; mostRows: number }
type Sheet = { rows: string[][]; cut: boolean }

/** Reads the cells of a workbook, sheet by sheet: the stored values, never the formulas. */
export function readXlsx(parts: Parts, into: Collector): void {
  const strings = readStrings(parts.read('xl/sharedStrings.xml'))
  const isDate = readDateStyles(parts.read('xl/styles.xml'))
  const sheets = listSheets(parts)
  if (sheets.length > MAX_SHEETS) into.markCut()
  for (const { title, part } of sheets.slice(0, MAX_SHEETS)) {
    if (into.isFull()) return
    const xml = parts.read(part)
    if (xml === undefined) continue
    const { rows, cut } = readSheet(xml, { strings, isDate, mostRows: into.mostRows })
    into.part(title)
    into.addTable(rows)
    if (cut) into.markCut()
  }
}
