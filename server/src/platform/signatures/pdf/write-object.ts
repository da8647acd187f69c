import { is, type PdfDict, type PdfObject } from './objects.ts'

const plain = /[!"$&'*+,\-.0-9:;=?@A-Z\\^_`a-z|~]/

const writeName = (value: string): string =>
  `/${[...value]
    .map((sign) =>
      plain.test(sign) ? sign : `#${(sign.charCodeAt(0) & 0xff).toString(16).padStart(2, '0')}`,
    )
    .join('')}`

export function writeDict({ map }: PdfDict): string {
  return `<<${[...map].map(([key, value]) => `${writeName(key)} ${writeObject(value)}`).join(' ')}>>`
}

/** Writes an object as it stands in a file; a stream only stands by itself, so it has no such form. */
export function writeObject(object: PdfObject): string {
  if (object === null) return 'null'
  if (typeof object === 'boolean') return String(object)
  if (typeof object === 'number') return Number.isInteger(object) ? String(object) : object.toFixed(6)
  if (is(object, 'name')) return writeName(object.value)
  if (is(object, 'text')) return `<${object.bytes.toString('hex')}>`
  if (is(object, 'ref')) return `${object.num} ${object.gen} R`
  if (is(object, 'array')) return `[${object.items.map(writeObject).join(' ')}]`
  if (is(object, 'dict')) return writeDict(object)
  throw new Error('a stream stands by itself')
}

export const name = (value: string): PdfObject => ({ kind: 'name', value })
export const ref = (num: number, gen = 0): PdfObject => ({ kind: 'ref', num, gen })
export const array = (items: readonly PdfObject[]): PdfObject => ({ kind: 'array', items })
/** A text in UTF-16 with its mark, which holds every letter. */
export const text = (value: string): PdfObject => ({
  kind: 'text',
  bytes: Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(value, 'utf16le').swap16()]),
  start: 0,
  end: 0,
})
export const ascii = (value: string): PdfObject => ({
  kind: 'text',
  bytes: Buffer.from(value, 'latin1'),
  start: 0,
  end: 0,
})

export const withKeys = (dict: PdfDict, keys: Readonly<Record<string, PdfObject>>): PdfDict => ({
  kind: 'dict',
  map: new Map([...dict.map, ...Object.entries(keys)]),
})
