import { damaged, is, type PdfDict, type PdfObject } from '../pdf/objects.ts'
import type { PdfView } from '../pdf/open-view.ts'
import { array, withKeys, writeDict } from '../pdf/write-object.ts'

/** An object of an update as it will stand in the file, between `obj` and `endobj`. */
export type Written = { num: number; gen: number; body: string }

const KEPT_IN_TRAILER = ['Root', 'Info', 'ID'] as const

export function sizeOf({ sections }: PdfView): number {
  return Math.max(
    ...sections.flatMap(({ trailer, places }) => {
      const size = trailer.map.get('Size')
      return [typeof size === 'number' ? size : 0, ...[...places.keys()].map((num) => num + 1)]
    }),
  )
}

/** Runs of numbers that follow each other, as tables of places list them. */
function runsOf(numbers: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const num of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last.at(-1) === num - 1) last.push(num)
    else runs.push([num])
  }
  return runs
}

type Placed = Map<number, { offset: number; gen: number }>

function writeTable(places: Placed, trailer: PdfDict, at: number): string {
  const rows = runsOf([...places.keys()]).map((run) => {
    const lines = run.map((num) => {
      const { offset, gen } = places.get(num) ?? { offset: 0, gen: 0 }
      return `${String(offset).padStart(10, '0')} ${String(gen).padStart(5, '0')} n \n`
    })
    return `${run[0]} ${run.length}\n${lines.join('')}`
  })
  return `xref\n${rows.join('')}trailer\n${writeDict(trailer)}\nstartxref\n${at}\n%%EOF\n`
}

/** A file whose places stand in streams gets another stream, as ISO 32000-1, 7.5.8.4 asks for. */
function writeStream(places: Placed, trailer: PdfDict, at: number, num: number): Buffer {
  const all: Placed = new Map([...places, [num, { offset: at, gen: 0 }]])
  const runs = runsOf([...all.keys()])
  const rows = runs.flat().map((one) => {
    const row = Buffer.alloc(7)
    row[0] = 1
    row.writeUInt32BE(all.get(one)?.offset ?? 0, 1)
    row.writeUInt16BE(all.get(one)?.gen ?? 0, 5)
    return row
  })
  const bytes = Buffer.concat(rows)
  const dict = withKeys(trailer, {
    Type: { kind: 'name', value: 'XRef' },
    Size: num + 1,
    W: array([1, 4, 2]),
    Index: array(runs.flatMap((run) => [run[0] ?? 0, run.length])),
    Length: bytes.length,
  })
  return Buffer.concat([
    Buffer.from(`${num} 0 obj\n${writeDict(dict)}\nstream\n`, 'latin1'),
    bytes,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`, 'latin1'),
  ])
}

/** Appends objects to a PDF as an incremental update; the bytes before stay as they are. */
export function appendUpdate(view: PdfView, objects: readonly Written[]): Buffer {
  const newest = view.sections[0]
  if (!newest) throw damaged('tables')
  const parts: Buffer[] = [view.bytes, Buffer.from('\n')]
  let at = view.bytes.length + 1
  const places: Placed = new Map()
  for (const { num, gen, body } of objects) {
    const bytes = Buffer.from(`${num} ${gen} obj\n${body}\nendobj\n`, 'latin1')
    places.set(num, { offset: at, gen })
    parts.push(bytes)
    at += bytes.length
  }
  const size = Math.max(sizeOf(view), ...objects.map(({ num }) => num + 1))
  const kept: [string, PdfObject][] = KEPT_IN_TRAILER.flatMap((key) => {
    const value = newest.trailer.map.get(key)
    return value === undefined ? [] : [[key, value]]
  })
  const trailer: PdfDict = { kind: 'dict', map: new Map([['Size', size], ...kept, ['Prev', newest.offset]]) }
  const inStreams = newest.trailer.map.has('W')
  parts.push(
    inStreams
      ? writeStream(places, trailer, at, size)
      : Buffer.from(writeTable(places, trailer, at), 'latin1'),
  )
  return Buffer.concat(parts)
}

/** The number and generation of what a reference names; throws for an object that stands directly. */
export function numberOf(view: PdfView, object: PdfObject | undefined): { num: number; gen: number } {
  if (!is(object, 'ref')) throw damaged('object without a number')
  const place = view.place(object.num)
  return { num: object.num, gen: place?.in === 'file' ? place.gen : 0 }
}
