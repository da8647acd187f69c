import { damaged, is, nameOf, type PdfDict, PdfError, type PdfObject } from './objects.ts'
import {
  type Cursor,
  cursor,
  passes,
  readCount,
  readIndirect,
  readObject,
  readWord,
  skipBlank,
} from './read-object.ts'
import { unpackStream } from './unpack-stream.ts'

/** Where an object stands: in the file, in a stream of objects, or nowhere any more. */
export type Place =
  | { in: 'file'; offset: number; gen: number }
  | { in: 'stream'; stream: number; index: number }
  | { in: 'nothing' }

/** One table of places, with the trailer that belongs to it. */
export interface Section {
  readonly offset: number
  readonly places: ReadonlyMap<number, Place>
  readonly trailer: PdfDict
  /** A hybrid file's stream of places says something else of an object than its table does. */
  readonly disagrees: boolean
}

const MOST_SECTIONS = 500
const MOST_PLACES = 1_000_000

const directLength = (length: PdfObject | undefined): number => {
  if (typeof length !== 'number' || length < 0) throw damaged('length')
  return length
}

/** Reads a table at the cursor, behind the word `xref`, with its trailer. */
export function readTable(c: Cursor): { places: Map<number, Place>; trailer: PdfDict } {
  const places = new Map<number, Place>()
  while (!passes(c, 'trailer')) {
    const first = readCount(c)
    const count = readCount(c)
    if (count > MOST_PLACES) throw new PdfError('too_large', 'table')
    for (let n = 0; n < count; n++) {
      const offset = readCount(c)
      const gen = readCount(c)
      skipBlank(c)
      const word = readWord(c)
      if (word !== 'n' && word !== 'f') throw damaged('table')
      if (places.has(first + n)) throw damaged('entry twice')
      places.set(first + n, word === 'n' && offset > 0 ? { in: 'file', offset, gen } : { in: 'nothing' })
    }
  }
  const trailer = readObject(c)
  if (!is(trailer, 'dict')) throw damaged('trailer')
  return { places, trailer }
}

const numbers = (object: PdfObject | undefined): number[] =>
  is(object, 'array') ? object.items.filter((one) => typeof one === 'number') : []

function placesOfStream(dict: PdfDict, bytes: Buffer): Map<number, Place> {
  const [typeWidth = 0, firstWidth = 0, secondWidth = 0] = numbers(dict.map.get('W'))
  const size = dict.map.get('Size')
  const index = numbers(dict.map.get('Index'))
  const ranges = index.length > 0 ? index : [0, typeof size === 'number' ? size : 0]
  const width = typeWidth + firstWidth + secondWidth
  if ([typeWidth, firstWidth, secondWidth].some((one) => one < 0 || one > 6) || width === 0)
    throw damaged('widths')
  const places = new Map<number, Place>()
  let at = 0
  const field = (length: number, otherwise: number): number => {
    if (length === 0) return otherwise
    if (at + length > bytes.length) throw damaged('table')
    const value = bytes.readUIntBE(at, length)
    at += length
    return value
  }
  for (let pair = 0; pair + 1 < ranges.length; pair += 2) {
    const [first = 0, count = 0] = ranges.slice(pair, pair + 2)
    if (count > MOST_PLACES || count * width > bytes.length) throw damaged('table')
    for (let n = 0; n < count; n++) {
      const [type, one, two] = [field(typeWidth, 1), field(firstWidth, 0), field(secondWidth, 0)]
      if (places.has(first + n)) throw damaged('entry twice')
      if (type === 1) places.set(first + n, { in: 'file', offset: one, gen: two })
      else if (type === 2) places.set(first + n, { in: 'stream', stream: one, index: two })
      else places.set(first + n, { in: 'nothing' })
    }
  }
  return places
}

function readStreamSection(c: Cursor, offset: number): Section {
  const { object } = readIndirect(c, directLength)
  if (!is(object, 'stream') || nameOf(object.dict.map.get('Type')) !== 'XRef') throw damaged('table')
  return {
    offset,
    places: placesOfStream(object.dict, unpackStream(object)),
    trailer: object.dict,
    disagrees: false,
  }
}

/** The table at an offset. A hybrid file's stream of places stands behind its table, as readers use it. */
function readSection(bytes: Buffer, offset: number): Section {
  if (offset >= bytes.length) throw damaged('place of the table')
  const c = cursor(bytes, offset)
  if (!passes(c, 'xref')) return readStreamSection(c, offset)
  const { places, trailer } = readTable(c)
  const hidden = trailer.map.get('XRefStm')
  if (typeof hidden !== 'number') return { offset, places, trailer, disagrees: false }
  const further = readStreamSection(cursor(bytes, hidden), hidden)
  const merged = new Map(places)
  const disagrees = [...further.places].some(([num, place]) => {
    const other = places.get(num)
    return num !== 0 && other !== undefined && !isSamePlace(place, other)
  })
  for (const [num, place] of further.places) if (merged.get(num)?.in !== 'file') merged.set(num, place)
  return { offset, places: merged, trailer, disagrees }
}

const isSamePlace = (one: Place, other: Place): boolean =>
  one.in === 'nothing'
    ? other.in === 'nothing'
    : one.in === 'file' && other.in === 'file' && one.offset === other.offset

/** All tables of a file, newest first, from the place that its end names. */
export function readSections(bytes: Buffer, newest: number): Section[] {
  const sections: Section[] = []
  const seen = new Set<number>()
  let offset: number | undefined = newest
  while (offset !== undefined) {
    if (seen.has(offset)) throw damaged('tables in a circle')
    if (seen.size >= MOST_SECTIONS) throw new PdfError('too_large', 'tables')
    seen.add(offset)
    const section = readSection(bytes, offset)
    sections.push(section)
    const before = section.trailer.map.get('Prev')
    offset = typeof before === 'number' ? before : undefined
  }
  return sections
}
