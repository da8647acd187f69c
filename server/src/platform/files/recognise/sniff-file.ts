import type { Candidate } from '../store/file-store.ts'
import {
  ACCEPTED_EXTENSIONS_TEXT,
  acceptedType,
  type FileKind,
  type FilePreview,
  findTypeByExtension,
  type TypeName,
} from './accepted-types.ts'
import { extensionOf } from './file-name.ts'
import { sniffZippedOffice } from './sniff-office.ts'
import { isOle, sniffOle } from './sniff-ole.ts'
import { sniffSignature } from './sniff-signature.ts'
import { sniffText } from './sniff-text.ts'

export type SniffedFile =
  | { ok: true; mime: string; kind: FileKind; preview: FilePreview }
  | { ok: false; reason: 'extension' | 'content' | 'mismatch'; accepted: string }

const isZip = (head: Buffer) => head.length > 4 && head.readUInt32LE(0) === 0x04034b50

const refuse = (reason: 'extension' | 'content' | 'mismatch'): SniffedFile => ({
  ok: false,
  reason,
  accepted: ACCEPTED_EXTENSIONS_TEXT,
})

/**
 * The accepted type of a content. Text has no signature, so there the content is
 * tested against the claimed type.
 */
async function typeOfContent(candidate: Candidate, claimed: TypeName): Promise<TypeName | undefined> {
  if (isZip(candidate.head)) return sniffZippedOffice(candidate)
  if (isOle(candidate.head)) return sniffOle(candidate)
  return (await sniffSignature(candidate.head)) ?? sniffText(candidate.head, claimed)
}

/**
 * Whether a file may be kept. Its extension must be on the allow-list, its content must be of a
 * type on that list, and the two must agree. Store and answer with the type found here, never with
 * the one that the sender named.
 */
export async function sniffFile(candidate: Candidate, fileName: string): Promise<SniffedFile> {
  const claimed = findTypeByExtension(extensionOf(fileName))
  if (!claimed) return refuse('extension')
  const type = await typeOfContent(candidate, claimed)
  if (!type) return refuse('content')
  if (type !== claimed) return refuse('mismatch')
  const { mime, kind, preview } = acceptedType(claimed)
  return { ok: true, mime, kind, preview }
}
