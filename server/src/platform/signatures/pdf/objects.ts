/** A name, without its slash. */
export type PdfName = { readonly kind: 'name'; readonly value: string }
/** A string, with its place in the file where it stands there directly. */
export type PdfText = {
  readonly kind: 'text'
  readonly bytes: Buffer
  readonly start: number
  readonly end: number
}
export type PdfRef = { readonly kind: 'ref'; readonly num: number; readonly gen: number }
export type PdfArray = { readonly kind: 'array'; readonly items: readonly PdfObject[] }
export type PdfDict = { readonly kind: 'dict'; readonly map: ReadonlyMap<string, PdfObject> }
export type PdfStream = { readonly kind: 'stream'; readonly dict: PdfDict; readonly bytes: Buffer }
export type PdfObject = null | boolean | number | PdfName | PdfText | PdfRef | PdfArray | PdfDict | PdfStream

/** Thrown for a file that cannot be read in one way only, so that nothing can be said of it. */
export class PdfError extends Error {
  readonly reason: 'damaged' | 'encrypted' | 'too_large'
  constructor(reason: PdfError['reason'], what: string) {
    super(`PDF ${reason}: ${what}`)
    this.name = 'PdfError'
    this.reason = reason
  }
}

export const damaged = (what: string): PdfError => new PdfError('damaged', what)

type Kinds = { name: PdfName; text: PdfText; ref: PdfRef; array: PdfArray; dict: PdfDict; stream: PdfStream }

export function is<Kind extends keyof Kinds>(
  object: PdfObject | undefined,
  kind: Kind,
): object is Kinds[Kind] {
  return typeof object === 'object' && object !== null && object.kind === kind
}

export const emptyDict: PdfDict = { kind: 'dict', map: new Map() }

/** The dictionary of an object: its own, or that of a stream. */
export function dictOf(object: PdfObject | undefined): PdfDict | undefined {
  if (is(object, 'dict')) return object
  return is(object, 'stream') ? object.dict : undefined
}

export const nameOf = (object: PdfObject | undefined): string | undefined =>
  is(object, 'name') ? object.value : undefined

/** Text of a string: UTF-16 with a mark, UTF-8 with a mark, else Latin letters. */
export function textOf(object: PdfObject | undefined): string {
  if (!is(object, 'text')) return ''
  const { bytes } = object
  if (bytes[0] === 0xfe && bytes[1] === 0xff && bytes.length % 2 === 0)
    return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString('utf8', 3)
  return bytes.toString('latin1')
}
