import { fileTypeFromBuffer } from 'file-type'
import type { TypeName } from './accepted-types.ts'

const BY_MIME: Readonly<Record<string, TypeName>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/tiff': 'tiff',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'application/rtf': 'rtf',
}

/**
 * Types that the library cannot always name from the first bytes. It follows a TIFF to its directory,
 * which scanners write at the end. It follows a PNG to its pixels, which may come after a large colour
 * profile. A PDF may begin with blanks.
 */
const OWN: readonly [TypeName, (head: Buffer) => boolean][] = [
  ['tiff', (head) => ['49492a00', '4d4d002a'].includes(head.toString('hex', 0, 4))],
  ['png', (head) => head.toString('hex', 0, 16) === '89504e470d0a1a0a0000000d49484452'],
  ['pdf', (head) => /^(?:\u00ef\u00bb\u00bf)?\s*%PDF-\d/.test(head.toString('latin1', 0, 1024))],
]

/**
 * The accepted type whose signature stands in the first bytes; undefined for any other type or no signature.
 */
export async function sniffSignature(head: Buffer): Promise<TypeName | undefined> {
  const found = await fileTypeFromBuffer(head)
  if (found) return Object.hasOwn(BY_MIME, found.mime) ? BY_MIME[found.mime] : undefined
  return OWN.find(([, matches]) => matches(head))?.[0]
}
