import { isUtf8 } from 'node:buffer'
import type { Candidate } from '../store/file-store.ts'

export type ZipEntry = {
  name: string
  packedBytes: number
  unpackedBytes: number
  /** Byte at which the entry itself begins. */
  offset: number
  /** Of what it unpacks to. */
  crc: number
  encrypted: boolean
  /** Its name is no UTF-8: letters of it are lost. */
  unreadable: boolean
}

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_BYTES = 22
const MAX_COMMENT = 0xffff
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024
const ENCRYPTED = 0x1
/** Sizes and places of a ZIP64 stand elsewhere; so does how many entries it has. */
export const ELSEWHERE = 0xffffffff
const COUNTED_ELSEWHERE = 0xffff

/**
 * The place of the list of entries, read from the record at the end of the file;
 * undefined when there is no record.
 */
function findDirectory(tail: Buffer): { start: number; bytes: number; entries: number } | undefined {
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue
    if (at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue
    return {
      entries: tail.readUInt16LE(at + 10),
      bytes: tail.readUInt32LE(at + 12),
      start: tail.readUInt32LE(at + 16),
    }
  }
  return undefined
}

function readEntries(directory: Buffer, expected: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = []
  let at = 0
  while (entries.length < expected) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28)
    if (nameEnd > directory.length) return undefined
    const name = directory.subarray(at + 46, nameEnd)
    entries.push({
      name: name.toString('utf8'),
      packedBytes: directory.readUInt32LE(at + 20),
      unpackedBytes: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
      crc: directory.readUInt32LE(at + 16),
      encrypted: (directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      unreadable: !isUtf8(name),
    })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

const readTail = ({ size, read }: Pick<Candidate, 'size' | 'read'>): Promise<Buffer> =>
  read({ start: Math.max(0, size - END_BYTES - MAX_COMMENT), end: size - 1 })

/** Whether the list of a zip stands where only a ZIP64 tells. */
export async function isZip64(candidate: Pick<Candidate, 'size' | 'read'>): Promise<boolean> {
  const found = findDirectory(await readTail(candidate))
  if (!found) return false
  return found.start === ELSEWHERE || found.bytes === ELSEWHERE || found.entries === COUNTED_ELSEWHERE
}

/** Whether the list of a plain zip is longer than so many bytes. */
export async function isListOver(
  candidate: Pick<Candidate, 'size' | 'read'>,
  mostBytes: number,
): Promise<boolean> {
  const found = findDirectory(await readTail(candidate))
  return found !== undefined && found.bytes > mostBytes && found.start + found.bytes <= candidate.size
}

/**
 * Lists the entries of a zip from its central directory, without unpacking anything. Undefined when it is not
 * a plain, complete zip. Zip64 and split archives are not read: no office document that anybody sends is one.
 */
export async function readZipDirectory(
  candidate: Pick<Candidate, 'size' | 'read'>,
  mostBytes: number = MAX_DIRECTORY_BYTES,
): Promise<ZipEntry[] | undefined> {
  const found = findDirectory(await readTail(candidate))
  if (!found || found.bytes > mostBytes || found.start + found.bytes > candidate.size) return undefined
  const directory = await candidate.read({ start: found.start, end: found.start + found.bytes - 1 })
  return readEntries(directory, found.entries)
}
