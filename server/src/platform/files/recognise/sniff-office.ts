import type { Candidate } from '../store/file-store.ts'
import type { TypeName } from './accepted-types.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

/** A document that unpacks to more than this is taken for an attempt to fill memory. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024
const MAX_ENTRIES = 20_000

const OOXML: readonly [part: string, type: TypeName][] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
]
const ODF: Readonly<Record<string, TypeName>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
}

/** The type that an OpenDocument names in its first entry, `mimetype`, which is stored uncompressed. */
function odfMime(head: Buffer): string | undefined {
  if (head.length < 38 || head.toString('latin1', 30, 38) !== 'mimetype') return undefined
  const bytes = head.readUInt32LE(22)
  const start = 38 + head.readUInt16LE(28)
  return head.readUInt16LE(8) === 0 && bytes < 200 ? head.toString('latin1', start, start + bytes) : undefined
}

const hasMacros = (entries: readonly ZipEntry[]) =>
  entries.some(({ name }) => /(^|\/)vbaProject\.bin$/i.test(name) || /^(Basic|Scripts)\//.test(name))

/**
 * Which office document a zip is; undefined for any other zip, one with macros,
 * and one too large when unpacked.
 */
export async function sniffZippedOffice(candidate: Candidate): Promise<TypeName | undefined> {
  const entries = await readZipDirectory(candidate)
  if (!entries || entries.length > MAX_ENTRIES || hasMacros(entries)) return undefined
  if (entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0) > MAX_UNPACKED_BYTES) return undefined
  const names = new Set(entries.map((entry) => entry.name))
  const mime = odfMime(candidate.head)
  if (mime !== undefined) return names.has('content.xml') ? ODF[mime] : undefined
  if (!names.has('[Content_Types].xml')) return undefined
  return OOXML.find(([part]) => names.has(part))?.[1]
}
