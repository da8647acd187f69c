import type { Cast } from '../cast.ts'
import { makeCms } from '../make-cms.ts'
import { makePdf, signed } from '../make-signed-pdf.ts'
import { AT, swapped, type TamperedFile } from './tampered-file.ts'

function flipped(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

const RANGE = /\/ByteRange \[[^\]]*\]/
const withRange = (file: Buffer, to: (numbers: number[]) => (number | string)[]): Buffer =>
  swapped(file, RANGE, (found) => `/ByteRange [${to((found.match(/\d+/g) ?? []).map(Number)).join(' ')}]`)

const contentsOf = (file: Buffer): string =>
  /\/Contents <([\da-f]+)>/.exec(file.toString('latin1'))?.[1] ?? ''
const withContents = (file: Buffer, hex: string): Buffer =>
  swapped(file, /\/Contents <[\da-f]+>/, (found) => `/Contents <${hex.padEnd(found.length - 12, '0')}>`)

/** Games with what the signature says it covers, and with its own bytes. */
export async function signedRanges(cast: Cast): Promise<TamperedFile[]> {
  const wishes = { by: cast.ana, at: AT }
  const plain = await makePdf()
  const once = signed(plain, wishes)
  const other = signed(await makePdf({ pages: 3 }), wishes)
  const invalid = (title: string, bytes: Buffer): TamperedFile => ({
    name: title,
    bytes,
    as: ['invalid', 'unreadable'],
  })
  const signedPart = Buffer.concat([once.subarray(0, once.indexOf('/Contents <') + 10)])
  return [
    invalid('a byte flipped in the text', flipped(once, once.indexOf('stream') + 12)),
    invalid('a byte flipped behind the signature', flipped(once, once.lastIndexOf('/Fields'))),
    invalid('a byte flipped in the header', flipped(once, 11)),
    invalid('the signature of another file', withContents(once, contentsOf(other))),
    invalid(
      'a signature over another content',
      withContents(once, makeCms(Buffer.from('altceva'), wishes).toString('hex')),
    ),
    invalid('an empty signature', withContents(once, '')),
    invalid('half a signature', withContents(once, contentsOf(once).slice(0, 400))),
    invalid(
      'a gap that is wider than the signature',
      withRange(once, ([a = 0, b = 0, c = 0, d = 0]) => [a, b - 40, c, d]),
    ),
    invalid(
      'a gap that ends later',
      withRange(once, ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c + 20, d - 20]),
    ),
    invalid(
      'a range that ends too early',
      withRange(once, ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d - 30]),
    ),
    invalid(
      'a range beyond the end',
      withRange(once, ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d + 500]),
    ),
    invalid(
      'a range that begins later',
      withRange(once, ([, b = 0, c = 0, d = 0]) => [9, b - 9, c, d]),
    ),
    invalid(
      'a range that overlaps',
      withRange(once, ([a = 0, b = 0, , d = 0]) => [a, b, 10, d]),
    ),
    invalid(
      'a negative range',
      withRange(once, ([a = 0, b = 0, c = 0, d = 0]) => [a, -b, c, d]),
    ),
    invalid(
      'a range of two numbers',
      withRange(once, ([a = 0, b = 0]) => [a, b]),
    ),
    invalid(
      'a range of one part',
      withRange(once, ([a = 0, b = 0, c = 0]) => [a, b, c, 0]),
    ),
    invalid(
      'no range',
      swapped(once, '/ByteRange', () => '/ByteRangX'),
    ),
    invalid(
      'no contents',
      swapped(once, '/Contents <', () => '/Contentz <'),
    ),
    invalid(
      'keys twice in the signature',
      swapped(once, '/Filter /Adobe.PPKLite', () => '/Contents <00> /F /A'),
    ),
    invalid('a format that HDoc does not know', signed(plain, wishes, { format: 'adbe.x509.rsa_sha1' })),
    {
      name: 'cut in the middle',
      bytes: once.subarray(0, Math.floor(once.length / 2)),
      as: ['unsigned', 'unreadable'],
    },
    {
      name: 'cut behind the signature',
      bytes: once.subarray(0, signedPart.length + 16_400),
      as: ['unsigned', 'unreadable'],
    },
    {
      name: 'cut shortly before the end',
      bytes: once.subarray(0, once.length - 8),
      as: ['unsigned', 'unreadable'],
    },
    {
      name: 'tables in a circle',
      bytes: swapped(once, /\/Prev \d+(?![\s\S]*\/Prev)/, (found) =>
        `/Prev ${once.lastIndexOf('xref\n', once.length - 40)}`.padEnd(found.length),
      ),
      as: ['unreadable', 'invalid'],
    },
    {
      name: 'saved anew as a whole',
      bytes: Buffer.concat([Buffer.from('%PDF-1.4\n'), once.subarray(9)]),
      as: ['invalid', 'unreadable'],
    },
  ]
}
