import { inflateSync } from 'node:zlib'
import { damaged, dictOf, is, nameOf, PdfError, type PdfObject, type PdfStream } from './objects.ts'

const MOST_BYTES = 64 * 1024 * 1024

const only = (object: PdfObject | undefined): PdfObject | undefined =>
  is(object, 'array') && object.items.length === 1 ? object.items[0] : object

function number(object: PdfObject | undefined, otherwise: number): number {
  return typeof object === 'number' ? object : otherwise
}

/** Undoes the PNG prediction (ISO 32000-1, 7.4.4.4) of rows of bytes. */
function undoPrediction(bytes: Buffer, columns: number, size: number): Buffer {
  if (columns < 1 || columns > 65_536 || size < 1 || size > 32) throw damaged('prediction')
  const rows = Math.floor(bytes.length / (columns + 1))
  const out = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row++) {
    const kind = bytes[row * (columns + 1)] ?? 0
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      const left = column >= size ? (out[at - size] ?? 0) : 0
      const up = row > 0 ? (out[at - columns] ?? 0) : 0
      const upLeft = row > 0 && column >= size ? (out[at - columns - size] ?? 0) : 0
      const guess = guessOf(kind, left, up, upLeft)
      out[at] = ((bytes[row * (columns + 1) + 1 + column] ?? 0) + guess) & 0xff
    }
  }
  return out
}

function guessOf(kind: number, left: number, up: number, upLeft: number): number {
  if (kind === 0) return 0
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return (left + up) >> 1
  if (kind !== 4) throw damaged('prediction')
  const estimate = left + up - upLeft
  const [a, b, c] = [left, up, upLeft].map((value) => Math.abs(estimate - value))
  if (a! <= b! && a! <= c!) return left
  return b! <= c! ? up : upLeft
}

/** The bytes of a stream that holds the structure of a file: packed with Flate or not at all. */
export function unpackStream({ dict, bytes }: PdfStream): Buffer {
  const filter = only(dict.map.get('Filter'))
  if (filter === undefined || filter === null) return bytes
  if (nameOf(filter) !== 'FlateDecode') throw damaged('filter')
  const parameters = dictOf(only(dict.map.get('DecodeParms')))?.map
  let out: Buffer
  try {
    out = inflateSync(bytes, { maxOutputLength: MOST_BYTES })
  } catch (cause) {
    const large = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw large ? new PdfError('too_large', 'stream') : damaged('stream')
  }
  const predictor = number(parameters?.get('Predictor'), 1)
  if (predictor === 1) return out
  if (predictor < 10) throw damaged('prediction')
  const size = Math.ceil(
    (number(parameters?.get('Colors'), 1) * number(parameters?.get('BitsPerComponent'), 8)) / 8,
  )
  return undoPrediction(out, number(parameters?.get('Columns'), 1) * size, size)
}
