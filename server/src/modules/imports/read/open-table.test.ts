import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { ImportReading } from '@hdoc/contract/imports/import-mapping.ts'
import { expect, test } from 'vitest'
import { xlsxOf, zipOf } from '../../../../test/files/office-files.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { firstRows, openTable } from './open-table.ts'
import type { SourceRow } from './row/source-row.ts'

/** A store of one content, read in pieces as small as one asks for. */
function storeOf(bytes: Buffer, piece = 64 * 1024): FileStore {
  return {
    open: async (_: string, range?: { start: number; end: number }) => {
      const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
      const pieces: Buffer[] = []
      for (let at = 0; at < part.length; at += piece) pieces.push(part.subarray(at, at + piece))
      return Readable.from(pieces)
    },
  } as unknown as FileStore
}

async function read(
  content: Buffer | string,
  format: 'csv' | 'xlsx',
  { piece = 64 * 1024, ...wanted }: ImportReading & { piece?: number } = {},
) {
  const bytes = Buffer.from(content as string)
  const table = await openTable(storeOf(bytes, piece), { sha256: '', size: bytes.length, format }, wanted)
  const rows: SourceRow[] = []
  for await (const row of table.rows) rows.push(row)
  return { ...table, rows }
}
const told = (rows: readonly SourceRow[]) =>
  rows.flatMap(({ row, faults }) => faults.map(({ problem }) => `${row} ${problem.key}`))

test('encodings and delimiters are guessed; whatever the pieces, rows are the same', async () => {
  const latin = Buffer.from('Nume;Ora\xba\nBrut\xe3ria;Ia\xbai\n', 'latin1')
  const samples: [Buffer | string, string, string][] = [
    ['\ufeffNume;Oraș\nBrutăria;Iași\n', 'utf-8', ';'],
    ['Nume,Oraș\r\nBrutăria,Iași', 'utf-8', ','],
    ['Nume\tOraș\nBrutăria\tIași\r', 'utf-8', '\t'],
    ['Nume|Oraș\n\n\nBrutăria|Iași', 'utf-8', '|'],
    [latin, 'windows-1250', ';'],
    [Buffer.from('\ufeffNume;Oraș\nBrutăria;Iași\n', 'utf16le'), 'utf-16le', ';'],
  ]
  for (const [content, encoding, delimiter] of samples)
    for (const piece of [1, 7, 1_000]) {
      const table = await read(content, 'csv', { piece })
      expect([table.reading.encoding, table.reading.delimiter]).toEqual([encoding, delimiter])
      expect(table.rows.map(({ cells }) => cells.join('/').replace('ş', 'ș'))).toEqual(['Brutăria/Iași'])
    }
  const quoted = await read('a;b\n"x;""y""\nz";2\n"1"2;3\n', 'csv', { piece: 3 })
  expect(quoted.rows.map(({ cells }) => cells)).toEqual([
    ['x;"y"\nz', '2'],
    ['12', '3'],
  ])
})

test('hostile cells of a text are refused by their rows, and the rows beside them are read', async () => {
  const cells: [string, string | undefined][] = [
    ...[
      '=1+1',
      '=cmd|x!A0',
      '@SUM(A1)',
      '+A1',
      '-A1',
      '＝1',
      '\u200b=1',
      '＋A',
      '＠x',
      '﹣A',
      "'=1+1",
      '"=1+1"',
      ' =1',
      '+1+A1',
      '=',
      '＝',
      '=@x',
    ].map((cell): [string, string] => [cell, 'import_formula']),
    ...['+40722000111', '-', '-5', "'+40722", '0722 (1)', 'x=1', 'a@b.ro', '- 12,5'].map(
      (cell): [string, undefined] => [cell, undefined],
    ),
    ...['a\0b', 'a\u0007', '\u001b[31m', 'a\u007f', 'a\u0085b', '\u0001', 'x\u000bx'].map(
      (cell): [string, string] => [cell, 'import_control'],
    ),
    ['x'.repeat(10_001), 'import_cell_long'],
    ['x'.repeat(10_000), undefined],
    [`"${'y'.repeat(1024 * 1024)}"`, 'import_cell_long'],
    ['x;1;2;3', 'import_too_many_cells'],
    [';'.repeat(10_000).concat('z'), 'import_too_many_cells'],
    ['x;;;', undefined],
    ['Nume;B', 'import_head_again'],
    ['a\ufffdb', 'import_letters'],
    ...[
      '<script>alert(1)</script>',
      "' drop table issuers --",
      '#{7*7}',
      '../../etc/passwd',
      '%00',
      '\u202egpj',
      '𝕏'.repeat(20),
      'Ș'.normalize('NFD'),
      '"a""b"',
      '{{x}}',
      '\\',
      'null',
      'undefined',
      'NaN',
      '__proto__',
      'constructor',
      '1e309',
      '٣',
      '　x　',
      '\u00a0x',
    ].map((cell): [string, undefined] => [cell, undefined]),
  ]
  expect(cells.length).toBeGreaterThanOrEqual(59)
  for (const [cell, key] of cells) {
    const { rows } = await read(`Nume;B\nînainte;1\n${cell}\ndupă;2\n`, 'csv', {
      encoding: 'utf-8',
      delimiter: ';',
    })
    expect([rows.at(0)?.cells[0], rows.at(-1)?.cells[0]], cell.slice(0, 40)).toEqual(['înainte', 'după'])
    expect(told(rows), cell.slice(0, 40)).toEqual(key === undefined ? [] : [`3 ${key}`])
  }
  const open = await read('Nume;B\n1;2\n"nu se închide;3\n4;5\n', 'csv', { delimiter: ';' })
  expect(open.rows.map(({ cells: [first] }) => first)).toEqual(['1', 'nu se închide', '4'])
  expect(told(open.rows)).toEqual(['3 import_quote'])
  // A mark that is not closed before that of a later line: only its own row is lost, whatever the pieces.
  for (const piece of [1, 7, 1_000]) {
    const later = await read('Nume;B\n"SC Moara;2\n3;"patru"\n5;6\n', 'csv', { delimiter: ';', piece })
    expect(later.rows.map(({ cells }) => cells)).toEqual([
      ['SC Moara', '2'],
      ['3', 'patru'],
      ['5', '6'],
    ])
    expect(told(later.rows)).toEqual(['2 import_quote'])
  }
  const spaced = await read('Nume;B\n"două\nlinii" ;2\n', 'csv', { delimiter: ';' })
  expect(told(spaced.rows)).toEqual([])
})

const cell = (text: string, more = '') => `<c t="inlineStr"${more}><is><t>${text}</t></is></c>`
const head = `<row r="1">${cell('Nume')}${cell('B')}</row>`

test('hostile cells of a workbook are refused by their rows; days and numbers are read as people see them', async () => {
  const cells: [string, string | undefined, string?][] = [
    ['<c><f>1+1</f><v>2</v></c>', 'import_formula'],
    ['<c t="str"><f>HYPERLINK("x")</f><v>x</v></c>', 'import_formula'],
    ['<c t="e"><v>#REF!</v></c>', 'import_cell_error'],
    [cell('=1+1'), 'import_formula'],
    [cell('a&#0;b'), undefined, 'ab'],
    [cell('a&#7;b'), 'import_control'],
    [cell('z'.repeat(20_000)), 'import_cell_long'],
    [cell('&bomb;'), undefined, '&bomb;'],
    ['<c t="s"><v>0</v></c>', undefined, 'comun'],
    ['<c t="s"><v>99</v></c>', undefined, undefined],
    ['<c s="1"><v>46346</v></c>', undefined, '2026-11-20'],
    ['<c><v>1.900101410011E12</v></c>', undefined, '1900101410011'],
    ['<c t="b"><v>1</v></c>', undefined, 'da'],
    ['<c r="ZZZ2"><v>1</v></c>', 'import_too_many_cells'],
    [`<c r="C2"><v>1</v></c>`, 'import_too_many_cells'],
    ['<x:c t="inlineStr"><x:is><x:t>nume</x:t></x:is></x:c>', undefined, 'nume'],
  ]
  for (const [one, key, value] of cells) {
    const book = await xlsxOf(`${head}<row r="2">${one}</row><row r="3">${cell('după')}</row>`, {
      strings: '<si><t>comun</t></si>',
      styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
    })
    const { rows } = await read(book, 'xlsx', { piece: 50 })
    expect(rows.at(-1)?.cells[0], one.slice(0, 60)).toBe('după')
    expect(told(rows), one.slice(0, 60)).toEqual(key === undefined ? [] : [`2 ${key}`])
    if (value !== undefined) expect(rows[0]?.cells[0]).toBe(value)
  }
})

/** A zip whose directory says that a part is as small as one likes. */
async function lyingZip(): Promise<Buffer> {
  const book = await xlsxOf(`${head}<row r="2">${cell('x'.repeat(5_000))}</row>`)
  const at = book.indexOf(
    Buffer.from('xl/worksheets/s.xml'),
    book.indexOf(Buffer.from('PK\x01\x02', 'latin1')),
  )
  book.writeUInt32LE(10, at - 46 + 24)
  return book
}
const replaced = (book: Buffer, from: string, to: string) =>
  Buffer.from(book.toString('latin1').replaceAll(from, to), 'latin1')

test('files that are no tables are refused with the reason', async () => {
  const book = await xlsxOf(`${head}<row r="2">${cell('x')}</row>`)
  const sheet = (xml: string) => xlsxOf(xml)
  const wide = Array.from({ length: 10_000 }, (_, n) => `c${n}`).join(';')
  const files: [Buffer | string, 'csv' | 'xlsx', string, ImportReading?][] = [
    ['\n\n\n', 'csv', 'IMPORT_FILE_EMPTY'],
    [';;;\n;;\n', 'csv', 'IMPORT_FILE_EMPTY'],
    ['Nume;B\n', 'csv', 'IMPORT_FILE_EMPTY'],
    ['Nume;B\n\n;;\n', 'csv', 'IMPORT_FILE_EMPTY'],
    ['\ufeff', 'csv', 'IMPORT_FILE_EMPTY'],
    ['1;2;3\n4;5;6', 'csv', 'IMPORT_HEAD_EMPTY'],
    ['01.02.2020;5\n1;2', 'csv', 'IMPORT_HEAD_EMPTY'],
    ['=Nume;B\n1;2', 'csv', 'IMPORT_HEAD_EMPTY'],
    ['"Nume;B\n1;2', 'csv', 'IMPORT_HEAD_EMPTY'],
    ['Nu\u0007me;B\n1;2', 'csv', 'IMPORT_HEAD_EMPTY'],
    ['Nume;nume\n1;2', 'csv', 'IMPORT_HEAD_TWICE'],
    ['Nume;B; NUME \n1;2', 'csv', 'IMPORT_HEAD_TWICE'],
    [`${wide}\n1`, 'csv', 'IMPORT_COLUMNS'],
    ['\0\0\0\0', 'csv', 'IMPORT_FILE_BINARY'],
    ['Nume;B\n1;\0', 'csv', 'IMPORT_FILE_BINARY'],
    [Buffer.from('MZ\x90\0\x03\0', 'latin1'), 'csv', 'IMPORT_FILE_BINARY'],
    [Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'csv', 'IMPORT_FILE_BINARY'],
    [book, 'csv', 'IMPORT_FILE_BINARY'],
    ['Nume;B\n1;2', 'xlsx', 'IMPORT_FILE_BROKEN'],
    ['PK', 'xlsx', 'IMPORT_FILE_BROKEN'],
    [Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'), 'xlsx', 'IMPORT_FILE_BROKEN'],
    [book.subarray(0, book.length - 40), 'xlsx', 'IMPORT_FILE_BROKEN'],
    [Buffer.concat([book, Buffer.from('x')]), 'xlsx', 'IMPORT_FILE_BROKEN'],
    [await zipOf({ 'word/document.xml': '<w/>' }), 'xlsx', 'IMPORT_FILE_BROKEN'],
    [await zipOf({ 'xl/workbook.xml': '<workbook/>' }), 'xlsx', 'IMPORT_FILE_BROKEN'],
    [
      await zipOf({ 'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY a "b">]><workbook/>' }),
      'xlsx',
      'IMPORT_FILE_BROKEN',
    ],
    [replaced(book, 'xl/worksheets/s.xml', 'xl/worksheets/t.xml'), 'xlsx', 'IMPORT_FILE_BROKEN'],
    [await sheet(''), 'xlsx', 'IMPORT_FILE_EMPTY'],
    [await sheet(head), 'xlsx', 'IMPORT_FILE_EMPTY'],
    [await sheet('<row><c><v>1</v></c></row><row><c><v>2</v></c></row>'), 'xlsx', 'IMPORT_HEAD_EMPTY'],
    [await sheet(`<row>${cell('A')}${cell('a')}</row><row>${cell('1')}</row>`), 'xlsx', 'IMPORT_HEAD_TWICE'],
    [
      await sheet(`<row>${Array.from({ length: 300 }, (_, n) => cell(`c${n}`)).join('')}</row>`),
      'xlsx',
      'IMPORT_COLUMNS',
    ],
    [await sheet(`<!DOCTYPE x>${head}`), 'xlsx', 'IMPORT_FILE_BROKEN'],
    [
      await sheet(`<row ${Array.from({ length: 400_000 }, (_, n) => (n * 7_919) % 99_991).join('')}`),
      'xlsx',
      'IMPORT_FILE_BROKEN',
    ],
    [book, 'xlsx', 'IMPORT_SHEET', { sheet: 'Alta' }],
    [await lyingZip(), 'xlsx', 'IMPORT_FILE_BOMB'],
    [await sheet(`${head}<row r="2">${cell(' '.repeat(40_000_000))}</row>`), 'xlsx', 'IMPORT_FILE_BOMB'],
    [await xlsxOf(head, { strings: ' '.repeat(65 * 1024 * 1024) }), 'xlsx', 'IMPORT_FILE_BOMB'],
    [await xlsxOf(head, { styles: ' '.repeat(9 * 1024 * 1024) }), 'xlsx', 'IMPORT_FILE_BOMB'],
    [deflateRawSync('Nume;B\n1;2'), 'xlsx', 'IMPORT_FILE_BROKEN'],
  ]
  expect(files).toHaveLength(40)
  for (const [n, [content, format, code, wanted]] of files.entries()) {
    const bytes = Buffer.from(content as string)
    const open = async () =>
      firstRows(await openTable(storeOf(bytes), { sha256: '', size: bytes.length, format }, wanted ?? {}), 1)
    const error = await open().then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error, `${n} ${code}`).toBeInstanceOf(AppError)
    expect((error as AppError).code, `${n}`).toBe(code)
  }
})
