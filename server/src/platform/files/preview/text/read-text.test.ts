import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessEncoding, type TextEncoding } from './guess-encoding.ts'
import { guessSeparator, readCells } from './read-cells.ts'
import { readText } from './read-text.ts'

/** Bytes of a text in a table of 256 letters, by asking the decoder what each byte means. */
function encoded(text: string, encoding: TextEncoding): Buffer {
  const decoder = new TextDecoder(encoding)
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  )
  return Buffer.from(
    [...text].map((letter) => {
      const byte = byteOf.get(letter)
      if (byte === undefined) throw new Error(`${letter} is not in ${encoding}`)
      return byte
    }),
  )
}

describe('the table of a text', () => {
  it.each<[TextEncoding, string]>([
    ['windows-1250', 'Primăria „Șes” – cerere'.replace('Ș', 'Ş')],
    ['windows-1250', 'Către Primăria comunei, vă rog să îmi eliberaţi şi adeverinţa'],
    ['windows-1252', 'Très cher collègue, voilà le dossier dès aujourd’hui'],
    ['iso-8859-16', '„Către primărie”, vă rog să aprobați și țeava'],
    ['iso-8859-2', 'Poštovani, molim Vas da pošaljete mišljenje'],
  ])('%s', (encoding, text) => {
    const bytes = encoded(text, encoding)
    expect(guessEncoding(bytes)).toBe(encoding)
    expect(readText(bytes, 'txt', true).parts[0]?.blocks).toEqual([{ type: 'text', text }])
  })

  it('is UTF-8 wherever the bytes allow it, and UTF-16 by its mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/^[\ufeff\ufffe]/.test(text))
        expect(guessEncoding(Buffer.from(text, 'utf8'))).toBe('utf-8')
      }),
    )
    const marked = Buffer.from('\ufeffȘtiri', 'utf16le')
    expect(readText(marked, 'txt', true).parts[0]?.blocks).toEqual([{ type: 'text', text: 'Știri' }])
    expect(guessEncoding(marked.swap16())).toBe('utf-16be')
  })
})

describe('a long text', () => {
  it('is given in pieces that are the whole again, and says when there is more in the file', () => {
    const text = Array.from({ length: 5_000 }, (_, n) => `rândul ${n}`).join('\n')
    const read = readText(Buffer.from(text), 'txt', false)
    const blocks = read.parts[0]?.blocks ?? []
    expect(blocks.length).toBeGreaterThan(5)
    expect(blocks.map((block) => (block.type === 'text' ? block.text : '')).join('\n')).toBe(text)
    expect(read.cut).toBe(true)
    const line = readText(Buffer.from('a'.repeat(100_000)), 'txt', true).parts[0]?.blocks ?? []
    expect(line.map((block) => (block.type === 'text' ? block.text : '')).join('')).toBe('a'.repeat(100_000))
  })
})

describe('a csv', () => {
  it.each([
    ['a;b\n1,5;2,5', ';'],
    ['a,b\n1,2', ','],
    ['a\tb\n1\t2', '\t'],
    ['"x;y",b\n"z;w",c', ','],
  ])('%j is separated by %j', (text, separator) => {
    expect(guessSeparator(text)).toBe(separator)
  })

  it('is read with its quotes, line breaks in cells and empty cells at the end', () => {
    expect(readCells('\ufeffa;"b ""c""\nd";\n\n1;2;3', ';', { rows: 9, columns: 9 })).toEqual({
      rows: [
        ['a', 'b "c"\nd', ''],
        ['1', '2', '3'],
      ],
      cut: false,
    })
  })

  it('gives back every table, and keeps to its limits', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ';', '"', '\n', 'ț', ' ') })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(table, (rows) => {
        const filled = rows.map((row) => ['x', ...row])
        const text = filled
          .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(';'))
          .join('\n')
        expect(readCells(text, ';', { rows: 99, columns: 99 }).rows).toEqual(filled)
      }),
    )
    const big = readText(Buffer.from('a;b\n'.repeat(3_000)), 'csv', true)
    expect([big.cut, big.parts[0]?.blocks[0]]).toMatchObject([true, { rows: { length: 1_000 } }])
  })
})
