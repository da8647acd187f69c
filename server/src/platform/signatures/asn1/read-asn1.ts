import * as asn1js from 'asn1js'

/** Universal tags, by their numbers. */
export const TAG = {
  boolean: 1,
  integer: 2,
  bitString: 3,
  octetString: 4,
  oid: 6,
  utcTime: 23,
  generalizedTime: 24,
  sequence: 16,
  set: 17,
} as const

/** One element of an ASN.1 structure. */
export interface Asn1 {
  /** The universal tag, undefined for a tag of its context. */
  readonly tag: number | undefined
  /** The number of a tag of its context, undefined for a universal one. */
  readonly context: number | undefined
  /** The whole element as it stands in the file. */
  readonly raw: Buffer
  /** The parts of a constructed element. */
  readonly items: readonly Asn1[]
  /** The bytes of a primitive element; those of a string in pieces are put together. */
  readonly value: Buffer
}

const MOST_ELEMENTS = 100_000

/** Thrown for bytes that are not the expected structure. */
export class Asn1Error extends Error {
  constructor(what: string) {
    super(`not as expected: ${what}`)
    this.name = 'Asn1Error'
  }
}

function wrap(block: asn1js.AsnType, count: { left: number }): Asn1 {
  if (--count.left < 0) throw new Asn1Error('number of elements')
  const { tagClass, tagNumber, isConstructed } = block.idBlock
  const inner = (block.valueBlock as { value?: unknown }).value
  // The library also reads what lies inside a primitive string; those are no parts of it.
  const items =
    isConstructed && Array.isArray(inner) ? (inner as asn1js.AsnType[]).map((one) => wrap(one, count)) : []
  const hex = (block.valueBlock as { valueHexView?: Uint8Array }).valueHexView
  const inPieces = items.length > 0 && (tagClass === 3 || tagNumber === TAG.octetString)
  return {
    tag: tagClass === 1 ? tagNumber : undefined,
    context: tagClass === 3 ? tagNumber : undefined,
    raw: Buffer.from(block.valueBeforeDecodeView),
    items,
    value: inPieces ? Buffer.concat(items.map(({ value }) => value)) : Buffer.from(hex ?? []),
  }
}

/** Reads one element; bytes after it are refused unless they are zeros and `padded`. */
export function readAsn1(bytes: Uint8Array, { padded = false } = {}): Asn1 {
  const { offset, result } = asn1js.fromBER(new Uint8Array(bytes))
  if (offset === -1 || result.error !== '') throw new Asn1Error('no ASN.1')
  for (let at = offset; at < bytes.length; at++)
    if (!padded || bytes[at] !== 0) throw new Asn1Error('bytes after the end')
  return wrap(result, { left: MOST_ELEMENTS })
}

export function oidOf(element: Asn1 | undefined): string {
  if (element?.tag !== TAG.oid) throw new Asn1Error('identifier')
  const { result } = asn1js.fromBER(new Uint8Array(element.raw))
  return (result as asn1js.ObjectIdentifier).valueBlock.toString()
}

export function partsOf(element: Asn1 | undefined, tag: number = TAG.sequence): readonly Asn1[] {
  if (element?.tag !== tag) throw new Asn1Error('sequence')
  return element.items
}

export function at(parts: readonly Asn1[], index: number): Asn1 {
  const part = parts[index]
  if (!part) throw new Asn1Error('missing part')
  return part
}

/** The instant of a UTCTime or GeneralizedTime. */
export function timeOf(element: Asn1): Date {
  const text = element.raw.subarray(2).toString('latin1')
  const match = /^(\d{2}|\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d+)?Z$/.exec(text)
  const long = element.tag === TAG.generalizedTime
  if (!match || (!long && element.tag !== TAG.utcTime) || (match[1]?.length === 4) !== long)
    throw new Asn1Error('time')
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number)
  // RFC 5280, 4.1.2.5.1: two digits from 50 on are of the twentieth century.
  const full = long ? year : year + (year >= 50 ? 1900 : 2000)
  const time = new Date(Date.UTC(full, month - 1, day, hour, minute, second))
  if (time.getUTCMonth() !== month - 1 || time.getUTCDate() !== day) throw new Asn1Error('time')
  return time
}
