import type { SignatureProblem } from '@hdoc/contract/signatures/signature-kinds.ts'
import { type Field, listFields } from './list-fields.ts'
import { is, nameOf, type PdfDict } from './objects.ts'
import { openView, type PdfView } from './open-view.ts'
import { cursor, readIndirect } from './read-object.ts'

/** A field that is signed. */
export interface SignedField {
  readonly field: Field
  readonly dict: PdfDict
  /** The number of the signature's object. */
  readonly num: number | undefined
  readonly format: string | undefined
}

export function listSigned(view: PdfView): SignedField[] {
  return listFields(view).flatMap((field) => {
    const dict = view.dict(field.dict.map.get('V'))
    if (field.type !== 'Sig' || !dict) return []
    const value = field.dict.map.get('V')
    const num = is(value, 'ref') ? value.num : undefined
    return [{ field, dict, num, format: nameOf(view.get(dict.map.get('SubFilter'))) }]
  })
}

/** What a signature covers, and the file as it was then. */
export type Covered = {
  /** The two parts of the file that were signed. */
  content: [Buffer, Buffer]
  contents: Buffer
  end: number
  /** The file as its signer saw it. */
  signed: PdfView
}

const number = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

/**
 * Finds what a signature covers: everything from the first byte to the end of a state of the file but the
 * signature's own string. Any other range leaves room for what nobody signed.
 */
export function findCovered(
  view: PdfView,
  { num, dict, field }: SignedField,
): Covered | { problem: SignatureProblem } {
  const range = view.items(dict.map.get('ByteRange'))
  const [from, first, second, length] = range
  if (range.length !== 4 || !number(from) || !number(first) || !number(second) || !number(length))
    return { problem: 'range' }
  const stated = second + length
  if (from !== 0 || first === 0 || second <= first || length === 0 || stated > view.bytes.length)
    return { problem: 'range' }
  const place = num === undefined ? undefined : view.place(num)
  if (place?.in !== 'file') return { problem: 'range' }
  // Read anew from its place, because its string must stand exactly in the gap.
  const { object } = readIndirect(cursor(view.bytes, place.offset), () => 0)
  const contents = is(object, 'dict') ? object.map.get('Contents') : undefined
  if (!is(contents, 'text') || contents.start !== first || contents.end !== second)
    return { problem: 'range' }
  if (!/^<[\da-fA-F]+>$/.test(view.bytes.toString('latin1', first, second))) return { problem: 'range' }
  // Blanks behind the signed part show nothing, in any reader.
  const end = isBlank(view.bytes, stated) ? view.bytes.length : stated
  const signed = openSigned(view, end)
  if (!signed) return { problem: 'revision' }
  const stoodThere = listSigned(signed).some((one) => {
    const then = one.num === undefined ? undefined : signed.place(one.num)
    return then?.in === 'file' && then.offset === place.offset && one.field.name === field.name
  })
  if (!stoodThere) return { problem: 'revision' }
  return {
    content: [view.bytes.subarray(0, first), view.bytes.subarray(second, stated)],
    contents: contents.bytes,
    end,
    signed,
  }
}

function isBlank(bytes: Buffer, from: number): boolean {
  const rest = bytes.subarray(from)
  return rest.length <= MOST_BLANKS && rest.every((byte) => BLANKS.has(byte))
}
const BLANKS: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32])
const MOST_BLANKS = 1024

/** The file at the end of a signed range; undefined when no state of the file ended there. */
function openSigned(view: PdfView, end: number): PdfView | undefined {
  if (end === view.bytes.length) return view
  try {
    const signed = openView(view.bytes.subarray(0, end))
    const offsets = signed.sections.map(({ offset }) => offset)
    const later = view.sections.length - offsets.length
    const continues =
      later > 0 &&
      view.sections.every(({ offset }, n) => (n < later ? offset >= end : offset === offsets[n - later]))
    return continues ? signed : undefined
  } catch {
    return undefined
  }
}
