import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { receiveFile } from '../../../platform/files/receive/receive-file.ts'
import { findTypeByMime } from '../../../platform/files/recognise/accepted-types.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { cleanApart } from '../../../platform/pdf/stamp/stamp-apart.ts'
import { SHEET_TITLE } from '../../../platform/pdf/stamp/stamp-order.ts'
import type { FileContent } from '../../documents/index.ts'
import { joinPages, type ReadOffice, readOfficeText, readPages } from './read-text.ts'

/** A file as the public will get it, with what can be read of it. */
export type PublicCopy = FileContent & ReadOffice

const MEGABYTE = 1024 * 1024
/** A copy is made in memory. */
const MOST_COPIED = 30 * MEGABYTE
const office: ReadonlySet<string> = new Set(['docx', 'xlsx', 'odt', 'ods'])

/** Whether a file of this type may stand in the gazette: one that can be searched and read out. */
export function fitsGazette(mime: string): boolean {
  const type = findTypeByMime(mime)
  return type === 'pdf' || office.has(type ?? '')
}

type Making = { files: FileStore; at: Date; limitBytes: number }

async function copyPdf(source: FileContent, { files, at, limitBytes }: Making): Promise<PublicCopy> {
  const unreadable = () => new AppError('GAZETTE_FILE_UNREADABLE', { name: source.name })
  if (source.size > MOST_COPIED) throw unreadable()
  const pages = await readPages(files, source)
  const sheets = (pages ?? []).flatMap((text, n) => (text.trimStart().startsWith(SHEET_TITLE) ? [n + 1] : []))
  // A document of nothing but such sheets would have no page left.
  const without = sheets.length === pages?.length ? [] : sheets
  const bytes = await buffer(await files.open(source.sha256))
  const copy = await cleanApart(bytes, { without, at: at.getTime() })
  if (!copy.ok) throw unreadable()
  const { sha256, size, name, mime, kind } = await receiveFile(files, Readable.from([copy.bytes]), {
    fileName: source.name,
    limitBytes,
  })
  const read = pages?.filter((_, n) => !without.includes(n + 1))
  const text = joinPages(read ?? [])
  // Its copy names no authors, and has no sheets.
  return { sha256, size, name, mime, kind, ...text, hidden_sheets: [], authors: [] }
}

/**
 * Makes the copy of a stored file that becomes public: a PDF without its signatures, the sheets of drawn ones among
 * them, and without what it says of its authors. An office file is published as it is, and so is refused while it holds tracked
 * changes, comments or sheets that no menu shows: nobody looks through them before. The original stays as it is.
 */
export async function makeCopy(source: FileContent, making: Making): Promise<PublicCopy> {
  if (!fitsGazette(source.mime)) throw new AppError('GAZETTE_FILE_KIND', { name: source.name })
  if (findTypeByMime(source.mime) === 'pdf') return copyPdf(source, making)
  const { sha256, size, name, mime, kind } = source
  const read = await readOfficeText(making.files, source)
  if (read === undefined) throw new AppError('GAZETTE_FILE_UNSEEN', { name })
  return { sha256, size, name, mime, kind, ...read }
}
