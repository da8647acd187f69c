import { AppError } from '@hdoc/contract/failures/errors.ts'
import { IMPORT_CELL_SIGNS } from '@hdoc/contract/imports/import-states.ts'
import { readDateStyles } from '../../../../platform/files/preview/office/sheet-styles.ts'
import type { FileStore } from '../../../../platform/files/store/file-store.ts'
import { openPartsOf, type PartsOfFile, textOfPart } from './open-parts.ts'
import { xmlReader } from './xml-pieces.ts'

const MEGABYTE = 1024 * 1024
/** Texts of cells stand in one part of a workbook and are held in memory; a larger one is asked for as CSV. */
const MOST_TEXTS_BYTES = 64 * MEGABYTE
const MOST_SHEETS = 200

export type Workbook = {
  parts: PartsOfFile
  /** Names of the sheets in their order, with the part that holds each. */
  sheets: { title: string; part: string }[]
  texts: string[]
  isDate: (style: number) => boolean
  /** The workbook counts its days from 1904, as old ones of a Mac do. */
  from1904: boolean
}

async function read(
  parts: PartsOfFile,
  name: string,
  handlers: Parameters<typeof xmlReader>[0],
): Promise<void> {
  const reader = xmlReader(handlers)
  for await (const piece of parts.pieces(name)) reader.write(piece)
}

async function readTexts(parts: PartsOfFile): Promise<string[]> {
  const name = 'xl/sharedStrings.xml'
  if (parts.sizeOf(name) > MOST_TEXTS_BYTES) throw new AppError('IMPORT_FILE_BOMB')
  const texts: string[] = []
  let text = ''
  let isText = false
  let phonetic = 0
  await read(parts, name, {
    open(tag) {
      if (tag === 'si') text = ''
      else if (tag === 'rPh') phonetic++
      else if (tag === 't') isText = true
    },
    close(tag) {
      if (tag === 'si') texts.push(text)
      else if (tag === 'rPh') phonetic--
      else if (tag === 't') isText = false
    },
    text(piece) {
      // One sign more than a cell may have, so that it is still found too long.
      if (isText && phonetic === 0 && text.length <= IMPORT_CELL_SIGNS) text += piece
    },
  })
  return texts
}

async function readSheets(parts: PartsOfFile) {
  const targets = new Map<string, string>()
  await read(parts, 'xl/_rels/workbook.xml.rels', {
    open(tag, attribute) {
      if (tag !== 'Relationship') return
      const target = attribute('Target') ?? ''
      targets.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  const sheets: Workbook['sheets'] = []
  let from1904 = false
  await read(parts, 'xl/workbook.xml', {
    open(tag, attribute) {
      if (tag === 'workbookPr') from1904 = ['1', 'true'].includes(attribute('date1904') ?? '')
      if (tag !== 'sheet' || attribute('state') === 'veryHidden' || sheets.length >= MOST_SHEETS) return
      const part = targets.get(attribute('r:id') ?? '') ?? ''
      if (parts.has(part)) sheets.push({ title: attribute('name') ?? '', part })
    },
  })
  return { sheets, from1904 }
}

/** Opens a stored workbook: its sheets, texts and styles. */
export async function openWorkbook(
  files: FileStore,
  stored: { sha256: string; size: number },
): Promise<Workbook> {
  const parts = await openPartsOf(files, stored)
  if (!parts.has('xl/workbook.xml')) throw new AppError('IMPORT_FILE_BROKEN')
  const { sheets, from1904 } = await readSheets(parts)
  if (sheets.length === 0) throw new AppError('IMPORT_FILE_BROKEN')
  const styles = await textOfPart(parts, 'xl/styles.xml', 8 * MEGABYTE)
  return {
    parts,
    sheets,
    from1904,
    texts: await readTexts(parts),
    isDate: readDateStyles(styles || undefined),
  }
}
