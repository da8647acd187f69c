import { fileTypeFromBuffer } from 'file-type'
import {
  ACCEPTED_EXTENSIONS_TEXT,
  acceptedType,
  type FileKind,
  type FilePreview,
  findTypeByExtension,
  type TypeName,
} from './accepted-types.ts'
import { extensionOf } from './file-name.ts'
import type { Candidate } from './file-store.ts'
import { sniffZippedOffice } from './sniff-office.ts'
import { sniffText } from './sniff-text.ts'

export type SniffedFile =
  | { ok: true; mime: string; kind: FileKind; preview: FilePreview }
  | { ok: false; reason: 'extension' | 'content' | 'mismatch'; accepted: string }

const BY_MIME: Readonly<Record<string, readonly TypeName[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/tiff': ['tiff'],
  'image/heic': ['heic'],
  'image/heif': ['heic'],
  'application/rtf': ['rtf'],
  // The old office container; which of the two, only the name says.
  'application/x-cfb': ['doc', 'xls'],
}

const isZip = (head: Buffer) => head.length > 4 && head.readUInt32LE(0) === 0x04034b50

const refuse = (reason: 'extension' | 'content' | 'mismatch'): SniffedFile => ({
  ok: false,
  reason,
  accepted: ACCEPTED_EXTENSIONS_TEXT,
})

/** What the content is, of the accepted types; several where the bytes cannot tell. */
async function typesOfContent(candidate: Candidate, claimed: TypeName): Promise<readonly TypeName[]> {
  if (isZip(candidate.head)) {
    const type = await sniffZippedOffice(candidate)
    return type ? [type] : []
  }
  const found = await fileTypeFromBuffer(candidate.head)
  if (found && Object.hasOwn(BY_MIME, found.mime)) return BY_MIME[found.mime] ?? []
  const text = sniffText(candidate.head, claimed)
  return text ? [text] : []
}

/**
 * Whether a file may be kept: its extension must be on the allow-list, its content must be of a type of that list, and
 * the two must agree. The type to store and to answer with is the one found here, never the one the sender named.
 */
export async function sniffFile(candidate: Candidate, fileName: string): Promise<SniffedFile> {
  const claimed = findTypeByExtension(extensionOf(fileName))
  if (!claimed) return refuse('extension')
  const types = await typesOfContent(candidate, claimed)
  if (types.length === 0) return refuse('content')
  if (!types.includes(claimed)) return refuse('mismatch')
  const { mime, kind, preview } = acceptedType(claimed)
  return { ok: true, mime, kind, preview }
}
