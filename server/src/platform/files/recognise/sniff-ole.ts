import type { Candidate } from '../store/file-store.ts'
import type { TypeName } from './accepted-types.ts'

/**
 * Streams that only Word and Excel documents have; the same container also holds installers, mails and more.
 */
const STREAMS: Readonly<Record<string, TypeName>> = { WordDocument: 'doc', Workbook: 'xls', Book: 'xls' }

/** Entries that hold the macros of a document. */
const PROGRAMS = new Set(['_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA', 'Macros'])

const HEADER_BYTES = 512
const ENTRY_BYTES = 128
const HEADER_FAT_SECTORS = 109
const LAST_SECTOR = 0xfffffffa
const MAX_DIRECTORY_SECTORS = 256

export const isOle = (head: Buffer) => head.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1'

function streamNames(sector: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) {
    const bytes = sector.readUInt16LE(at + 64)
    if (bytes >= 2 && bytes <= 64) names.push(sector.toString('utf16le', at, at + bytes - 2))
  }
  return names
}

/**
 * The type of the document in an old office container (OLE, [MS-CFB]), from the names in its directory.
 * Undefined when it holds no such document or holds macros. Follows the directory through the allocation
 * table for at most `MAX_DIRECTORY_SECTORS` sectors.
 */
export async function sniffOle({ head, read }: Candidate): Promise<TypeName | undefined> {
  const shift = head.length >= HEADER_BYTES ? head.readUInt16LE(30) : 0
  if (shift !== 9 && shift !== 12) return undefined
  const sectorBytes = 1 << shift
  const readSector = (n: number, at = 0, bytes = sectorBytes) => {
    const start = (n + 1) * sectorBytes + at
    return read({ start, end: start + bytes - 1 })
  }
  let sector = head.readUInt32LE(48)
  let type: TypeName | undefined
  for (let count = 0; sector < LAST_SECTOR && count < MAX_DIRECTORY_SECTORS; count++) {
    const names = streamNames(await readSector(sector))
    if (names.some((name) => PROGRAMS.has(name))) return undefined
    const found = names.find((name) => Object.hasOwn(STREAMS, name))
    type ??= found === undefined ? undefined : STREAMS[found]
    const table = Math.floor((sector * 4) / sectorBytes)
    if (table >= HEADER_FAT_SECTORS) break
    const next = await readSector(head.readUInt32LE(76 + table * 4), (sector * 4) % sectorBytes, 4)
    if (next.length < 4) break
    sector = next.readUInt32LE(0)
  }
  return type
}
