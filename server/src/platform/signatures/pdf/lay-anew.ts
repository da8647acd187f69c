import { damaged, is, nameOf, type PdfDict, PdfError, type PdfObject } from './objects.ts'
import { lastEnd, openView, type PdfView } from './open-view.ts'

const MOST_DEPTH = 200

/** Every sign that is no plain letter or digit is written by its number, so that each program reads the same name. */
const writeName = (value: string): string =>
  `/${value.replace(/[^A-Za-z0-9]/g, (sign) => `#${(sign.charCodeAt(0) & 0xff).toString(16).padStart(2, '0')}`)}`

function writeNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text
}

/** Numbers of objects that are named in what is written, in the order in which they are met. */
type Named = Set<number>

/** Writes an object as it stands in a file. What is null stands nowhere: programs differ on whether it is a value. */
function writeValue(view: PdfView, named: Named, object: PdfObject, depth = 0): string {
  if (depth > MOST_DEPTH) throw new PdfError('too_large', 'depth')
  if (object === null) return 'null'
  if (typeof object === 'boolean') return String(object)
  if (typeof object === 'number') return writeNumber(object)
  if (is(object, 'name')) return writeName(object.value)
  if (is(object, 'text')) return `<${object.bytes.toString('hex')}>`
  if (is(object, 'ref')) {
    if (view.get(object) === null) return 'null'
    named.add(object.num)
    return `${object.num} ${object.gen} R`
  }
  if (is(object, 'array'))
    return `[${object.items.map((one) => writeValue(view, named, one, depth + 1)).join(' ')}]`
  if (is(object, 'dict')) return writeDict(view, named, object, depth)
  throw damaged('a stream inside of an object')
}

function writeDict(view: PdfView, named: Named, { map }: PdfDict, depth: number): string {
  const parts = [...map].flatMap(([key, value]) =>
    view.get(value) === null ? [] : [`${writeName(key)} ${writeValue(view, named, value, depth + 1)}`],
  )
  return `<<${parts.join(' ')}>>`
}

/** What holds objects or their places is for the file that it stands in. */
const OF_THE_FILE: ReadonlySet<string> = new Set(['ObjStm', 'XRef'])

function writeIndirect(view: PdfView, named: Named, num: number, gen: number): Buffer[] {
  const object = view.get({ kind: 'ref', num, gen })
  const head = Buffer.from(`${num} ${gen} obj\n`)
  if (!is(object, 'stream')) return [head, Buffer.from(writeValue(view, named, object)), END]
  if (OF_THE_FILE.has(nameOf(view.get(object.dict.map.get('Type'))) ?? ''))
    throw damaged('a stream of objects as a value')
  const dict: PdfDict = { kind: 'dict', map: new Map([...object.dict.map, ['Length', object.bytes.length]]) }
  const opening = Buffer.from(`${writeDict(view, named, dict, 0)}\nstream\n`)
  return [head, opening, object.bytes, Buffer.from('\nendstream'), END]
}
const END = Buffer.from('\nendobj\n')

/** The file up to its last state, when only what no program reads stands behind it. */
function openLoosely(bytes: Buffer): PdfView {
  try {
    return openView(bytes)
  } catch (error) {
    const end = lastEnd(bytes)
    if (!(error instanceof PdfError) || error.reason !== 'damaged' || end === undefined) throw error
    if (/\b(obj|xref|startxref|trailer)\b/.test(bytes.toString('latin1', end))) throw error
    return openView(bytes.subarray(0, end))
  }
}

/**
 * Writes a PDF anew with just those objects to which its tables lead, each once. A library that reads objects in their
 * order in the file, and not by the tables, then works on the same document that a person was shown. Throws `PdfError`
 * for a file that programs read differently.
 */
export function layAnew(bytes: Buffer): Buffer {
  const view = openLoosely(bytes)
  // Programs differ on which of two tables of one update counts.
  if (view.sections.some(({ disagrees }) => disagrees)) throw damaged('two tables')
  const trailer = view.sections[0]?.trailer.map ?? new Map<string, PdfObject>()
  const root = trailer.get('Root')
  if (!is(root, 'ref') || nameOf(view.get(view.root.map.get('Type'))) !== 'Catalog') throw damaged('root')
  const named: Named = new Set()
  const kept = ['Root', 'Info', 'ID'].flatMap((key) => {
    const value = trailer.get(key)
    const isKept = value !== undefined && view.get(value) !== null
    return isKept ? [`${writeName(key)} ${writeValue(view, named, value)}`] : []
  })
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const places: [num: number, gen: number, offset: number][] = []
  let at = parts[0]?.length ?? 0
  // The set grows while it is walked through.
  for (const num of named) {
    const place = view.place(num)
    const gen = place?.in === 'file' ? place.gen : 0
    places.push([num, gen, at])
    for (const part of writeIndirect(view, named, num, gen)) {
      parts.push(part)
      at += part.length
    }
  }
  const rows = places
    .toSorted(([a], [b]) => a - b)
    .map(
      ([num, gen, offset]) =>
        `${num} 1\n${String(offset).padStart(10, '0')} ${String(gen).padStart(5, '0')} n \n`,
    )
  const size = [...named].reduce((most, num) => Math.max(most, num), 0) + 1
  parts.push(
    Buffer.from(
      `xref\n${rows.join('')}trailer\n<</Size ${size} ${kept.join(' ')}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
