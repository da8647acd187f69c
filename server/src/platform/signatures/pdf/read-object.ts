import { damaged, is, type PdfDict, PdfError, type PdfObject } from './objects.ts'

const BLANK = new Set([0, 9, 10, 12, 13, 32])
const DELIMITER = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)))
const regular = (byte: number | undefined): boolean =>
  byte !== undefined && !BLANK.has(byte) && !DELIMITER.has(byte)
const [LF, CR, PERCENT, SLASH, LESS, GREATER] = [10, 13, 0x25, 0x2f, 0x3c, 0x3e]

const MOST_DEPTH = 100
const MOST_OBJECTS = 2_000_000

/** A place in a file from which objects are read one after the other. */
export interface Cursor {
  readonly bytes: Buffer
  at: number
  /** Objects that may still be read. */
  left: number
}

export const cursor = (bytes: Buffer, at = 0): Cursor => ({ bytes, at, left: MOST_OBJECTS })

export function skipBlank(c: Cursor): void {
  for (;;) {
    const byte = c.bytes[c.at]
    if (byte !== undefined && BLANK.has(byte)) c.at++
    else if (byte === PERCENT) {
      while (c.at < c.bytes.length && c.bytes[c.at] !== LF && c.bytes[c.at] !== CR) c.at++
    } else return
  }
}

/** The word at the cursor: letters and digits up to a blank or delimiter. */
export function readWord(c: Cursor): string {
  const start = c.at
  while (regular(c.bytes[c.at])) c.at++
  return c.bytes.toString('latin1', start, c.at)
}

/** Goes over a word when it stands here. */
export function passes(c: Cursor, word: string): boolean {
  skipBlank(c)
  const start = c.at
  if (readWord(c) === word) return true
  c.at = start
  return false
}

/** A whole number that is not negative. */
export function readCount(c: Cursor): number {
  skipBlank(c)
  const word = readWord(c)
  if (!/^\d{1,15}$/.test(word)) throw damaged('number')
  return Number(word)
}

function readName(c: Cursor): PdfObject {
  c.at++
  const word = readWord(c)
  const value = word.replace(/#([\da-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return { kind: 'name', value }
}

function readHex(c: Cursor): PdfObject {
  const start = c.at
  const end = c.bytes.indexOf(GREATER, start)
  if (end === -1) throw damaged('string')
  const digits = c.bytes.toString('latin1', start + 1, end).replace(/[\0\t\n\f\r ]/g, '')
  if (!/^[\da-fA-F]*$/.test(digits)) throw damaged('string')
  c.at = end + 1
  const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
  return { kind: 'text', bytes, start, end: end + 1 }
}

const ESCAPED: Readonly<Record<string, number>> = { n: LF, r: CR, t: 9, b: 8, f: 12 }

function readLiteral(c: Cursor): PdfObject {
  const start = c.at
  const out: number[] = []
  let open = 1
  c.at++
  for (;;) {
    const byte = c.bytes[c.at++]
    if (byte === undefined) throw damaged('string')
    if (byte === 0x5c) {
      const octal = /^[0-7]{1,3}/.exec(c.bytes.toString('latin1', c.at, c.at + 3))?.[0]
      const sign = String.fromCharCode(c.bytes[c.at] ?? 0)
      if (octal) {
        out.push(Number.parseInt(octal, 8) & 0xff)
        c.at += octal.length
        continue
      }
      c.at++
      if (sign === '\r' && c.bytes[c.at] === LF) c.at++
      if (sign !== '\r' && sign !== '\n') out.push(ESCAPED[sign] ?? sign.charCodeAt(0))
      continue
    }
    if (byte === 0x28) open++
    if (byte === 0x29 && --open === 0) break
    out.push(byte)
  }
  return { kind: 'text', bytes: Buffer.from(out), start, end: c.at }
}

function readDict(c: Cursor, depth: number): PdfDict {
  c.at += 2
  const map = new Map<string, PdfObject>()
  for (;;) {
    skipBlank(c)
    if (c.bytes[c.at] === GREATER && c.bytes[c.at + 1] === GREATER) break
    if (c.bytes[c.at] !== SLASH) throw damaged('dictionary')
    const key = readName(c)
    const name = is(key, 'name') ? key.value : ''
    // Programs differ on which of two equal keys counts.
    if (map.has(name)) throw damaged('key twice')
    map.set(name, readObject(c, depth + 1))
  }
  c.at += 2
  return { kind: 'dict', map }
}

function readArray(c: Cursor, depth: number): PdfObject {
  c.at++
  const items: PdfObject[] = []
  for (;;) {
    skipBlank(c)
    if (c.bytes[c.at] === 0x5d) break
    items.push(readObject(c, depth + 1))
  }
  c.at++
  return { kind: 'array', items }
}

function readNumberOrRef(c: Cursor, word: string): PdfObject {
  if (/^\d{1,10}$/.test(word)) {
    const behind = c.at
    skipBlank(c)
    const gen = readWord(c)
    if (/^\d{1,5}$/.test(gen) && passes(c, 'R')) return { kind: 'ref', num: Number(word), gen: Number(gen) }
    c.at = behind
  }
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) throw damaged(`word ${word.slice(0, 20)}`)
  return Number(word)
}

/** Reads the object at the cursor. Throws `PdfError` for what could be read in several ways. */
export function readObject(c: Cursor, depth = 0): PdfObject {
  if (depth > MOST_DEPTH) throw new PdfError('too_large', 'depth')
  if (--c.left < 0) throw new PdfError('too_large', 'objects')
  skipBlank(c)
  const byte = c.bytes[c.at]
  if (byte === SLASH) return readName(c)
  if (byte === LESS) return c.bytes[c.at + 1] === LESS ? readDict(c, depth) : readHex(c)
  if (byte === 0x28) return readLiteral(c)
  if (byte === 0x5b) return readArray(c, depth)
  const word = readWord(c)
  if (word === 'true') return true
  if (word === 'false') return false
  if (word === 'null') return null
  return readNumberOrRef(c, word)
}

export type Indirect = { num: number; gen: number; object: PdfObject; start: number; end: number }

/** Reads `n g obj … endobj` at the cursor; `lengthOf` finds the length of a stream that is kept elsewhere. */
export function readIndirect(c: Cursor, lengthOf: (length: PdfObject | undefined) => number): Indirect {
  skipBlank(c)
  const start = c.at
  const num = readCount(c)
  const gen = readCount(c)
  if (!passes(c, 'obj')) throw damaged('obj')
  let object = readObject(c)
  if (is(object, 'dict') && passes(c, 'stream')) {
    if (c.bytes[c.at] === CR) c.at++
    if (c.bytes[c.at] === LF) c.at++
    const length = lengthOf(object.map.get('Length'))
    const bytes = c.bytes.subarray(c.at, c.at + length)
    if (bytes.length !== length) throw damaged('stream')
    c.at += length
    if (!passes(c, 'endstream')) throw damaged('endstream')
    object = { kind: 'stream', dict: object, bytes }
  }
  if (!passes(c, 'endobj')) throw damaged('endobj')
  return { num, gen, object, start, end: c.at }
}
