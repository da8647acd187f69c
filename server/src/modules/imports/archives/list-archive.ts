import { AppError } from '@hdoc/contract/failures/errors.ts'
import { IMPORT_ARCHIVE_FILES } from '@hdoc/contract/imports/import-archives.ts'
import { ELSEWHERE, type ZipEntry } from '../../../platform/files/recognise/zip-directory.ts'
import { isLeftBySystem, LONGEST_PATH, leadsOut, pathKey } from './file-names.ts'
import type { FileProblem } from './file-problems.ts'

/** A file of an archive, as the list of the archive tells it. */
export type ListedEntry = {
  place: number
  path: string
  path_key: string
  packed: number
  unpacked: number
  at_byte: number
  crc: number
  problem: FileProblem | null
}

const MEGABYTE = 1024 * 1024
/** Scans hardly pack at all, and texts 5 to 20 times. */
const MOST_RATIO = 20
/** What an archive may unpack to however small it is. */
const FREE_BYTES = 500 * MEGABYTE
const unwritable = /[\p{Cc}\p{Cf}\p{Cs}\uFFFD]/gu

function problemOf({ name, encrypted, unreadable }: ZipEntry, shown: string): FileProblem | null {
  const values = { name: shown }
  if (unreadable) return { key: 'import_file_letters', values }
  if (leadsOut(name) || name.length > LONGEST_PATH || name.search(unwritable) !== -1)
    return { key: 'import_file_path', values }
  return encrypted ? { key: 'import_file_password', values } : null
}

/**
 * The files of an archive, without its folders and what systems leave in it. Throws when it has none or too many, when its list lies
 * about itself, and when it was made to fill a disk.
 */
export function listArchive(entries: readonly ZipEntry[], { size }: { size: number }): ListedEntry[] {
  const files = entries
    .map((entry, place) => ({ entry, place }))
    .filter(({ entry: { name } }) => !/[/\\]$/.test(name) && !isLeftBySystem(name))
  if (files.length === 0) throw new AppError('FILE_EMPTY')
  if (files.length > IMPORT_ARCHIVE_FILES)
    throw new AppError('IMPORT_ARCHIVE_FILES', { maximum: IMPORT_ARCHIVE_FILES })
  let packed = 0
  let unpacked = 0
  for (const { entry } of files) {
    if ([entry.packedBytes, entry.unpackedBytes, entry.offset].includes(ELSEWHERE))
      throw new AppError('IMPORT_ARCHIVE_ZIP64')
    packed += entry.packedBytes
    unpacked += entry.unpackedBytes
  }
  // Entries that lie over each other unpack to far more than each of them says.
  if (packed > size || unpacked > FREE_BYTES + MOST_RATIO * size) throw new AppError('IMPORT_ARCHIVE_BOMB')
  return files.map(({ entry, place }) => {
    const path = entry.name.replace(unwritable, '?').slice(0, LONGEST_PATH).toWellFormed()
    return {
      place,
      path,
      path_key: pathKey(path),
      packed: entry.packedBytes,
      unpacked: entry.unpackedBytes,
      at_byte: entry.offset,
      crc: entry.crc,
      problem: problemOf(entry, path),
    }
  })
}
