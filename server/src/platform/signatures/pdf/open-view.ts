import { damaged, dictOf, emptyDict, is, nameOf, type PdfDict, PdfError, type PdfObject } from './objects.ts'
import { cursor, readCount, readIndirect, readObject } from './read-object.ts'
import { type Place, readSections, type Section } from './read-xref.ts'
import { unpackStream } from './unpack-stream.ts'

/** A PDF as a reader sees it at its end, or at the end of one of its earlier states. */
export interface PdfView {
  readonly bytes: Buffer
  /** Newest first. */
  readonly sections: readonly Section[]
  readonly root: PdfDict
  place(num: number): Place | undefined
  /** What stands behind a reference; the object itself when it is none. */
  get(object: PdfObject | undefined): PdfObject
  dict(object: PdfObject | undefined): PdfDict | undefined
  items(object: PdfObject | undefined): readonly PdfObject[]
}

const TAIL_BYTES = 2048
const MOST_REFERENCES = 32

/** Where the newest table stands, from the last lines of a file. */
function readTail(bytes: Buffer): { newest: number } | undefined {
  const from = Math.max(0, bytes.length - TAIL_BYTES)
  const tail = bytes.toString('latin1', from)
  // Blanks at the very end show nothing, in any reader.
  const found = /startxref[\r\n\t ]+(\d{1,12})[\r\n\t ]+%%EOF[\0\t\n\f\r ]*$/.exec(tail)
  return found ? { newest: Number(found[1]) } : undefined
}

/** The end of the last complete state of a file, however much stands behind it. */
export function lastEnd(bytes: Buffer): number | undefined {
  for (
    let at = bytes.lastIndexOf('%%EOF');
    at !== -1;
    at = at === 0 ? -1 : bytes.lastIndexOf('%%EOF', at - 1)
  ) {
    const end = at + 5 + (bytes[at + 5] === 13 ? 1 : 0)
    const state = bytes[end] === 10 ? end + 1 : end
    if (readTail(bytes.subarray(0, state))) return state
  }
  return undefined
}

/**
 * Opens a PDF at its end. It follows the tables strictly and repairs nothing: a file that readers would have to
 * repair may look different in each of them.
 */
export function openView(bytes: Buffer): PdfView {
  // Readers differ on where places are counted from when something stands before the header.
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') throw damaged('header')
  const tail = readTail(bytes)
  if (!tail) throw damaged('end of the file')
  const sections = readSections(bytes, tail.newest)
  const places = new Map<number, Place>()
  for (const section of sections)
    for (const [num, place] of section.places) if (!places.has(num)) places.set(num, place)
  const trailer = sections[0]?.trailer ?? emptyDict
  if (sections.some((section) => section.trailer.map.has('Encrypt')))
    throw new PdfError('encrypted', 'trailer')
  const read = new Map<number, PdfObject>()
  const reading = new Set<number>()

  const lengthOf = (length: PdfObject | undefined): number => {
    const value = get(length)
    if (typeof value !== 'number' || value < 0 || !Number.isInteger(value)) throw damaged('length')
    return value
  }

  function fromStream(num: number, place: { stream: number; index: number }): PdfObject {
    if (places.get(place.stream)?.in !== 'file') throw damaged('stream of objects')
    const holder = get({ kind: 'ref', num: place.stream, gen: 0 })
    if (!is(holder, 'stream') || nameOf(holder.dict.map.get('Type')) !== 'ObjStm')
      throw damaged('stream of objects')
    const content = unpacked(place.stream, holder)
    const first = lengthOf(holder.dict.map.get('First'))
    const c = cursor(content)
    for (let index = 0; index <= place.index; index++) {
      const [named, offset] = [readCount(c), readCount(c)]
      if (index < place.index) continue
      if (named !== num) throw damaged('number in a stream of objects')
      return readObject(cursor(content, first + offset))
    }
    throw damaged('stream of objects')
  }

  const contents = new Map<number, Buffer>()
  function unpacked(num: number, holder: Parameters<typeof unpackStream>[0]): Buffer {
    const known = contents.get(num) ?? unpackStream(holder)
    contents.set(num, known)
    return known
  }

  function load(num: number): PdfObject {
    const place = places.get(num)
    if (!place || place.in === 'nothing') return null
    if (place.in === 'stream') return fromStream(num, place)
    const found = readIndirect(cursor(bytes, place.offset), lengthOf)
    if (found.num !== num || found.gen !== place.gen) throw damaged('number of an object')
    return found.object
  }

  /** Some programs look at the generation that a reference names, and others do not. */
  function checkGeneration(num: number, gen: number): void {
    const place = places.get(num)
    if (!place || place.in === 'nothing') return
    if (gen !== (place.in === 'file' ? place.gen : 0)) throw damaged('generation')
  }

  function get(object: PdfObject | undefined): PdfObject {
    let one = object ?? null
    for (let steps = 0; is(one, 'ref'); steps++) {
      const { num, gen } = one
      if (steps > MOST_REFERENCES || reading.has(num)) throw damaged('references in a circle')
      checkGeneration(num, gen)
      const known = read.get(num)
      if (known !== undefined) one = known
      else {
        reading.add(num)
        try {
          one = load(num)
        } finally {
          reading.delete(num)
        }
        read.set(num, one)
      }
    }
    return one
  }

  const dict = (object: PdfObject | undefined) => dictOf(get(object))
  const root = dict(trailer.map.get('Root'))
  if (!root) throw damaged('root')
  return {
    bytes,
    sections,
    root,
    place: (num) => places.get(num),
    get,
    dict,
    items: (object) => {
      const found = get(object)
      return is(found, 'array') ? found.items : []
    },
  }
}
