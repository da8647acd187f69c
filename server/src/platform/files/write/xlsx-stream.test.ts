import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { xlsxStream } from './xlsx-stream.ts'

async function packed(rows: string[][]): Promise<Buffer> {
  const source = async function* () {
    yield* rows
  }
  const parts: Buffer[] = []
  for await (const part of xlsxStream(source())) parts.push(part)
  return Buffer.concat(parts)
}

/** The entries of a zip, as the directory at its end lists them. */
function entriesOf(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  let at = zip.readUInt32LE(end + 16)
  const found: Record<string, string> = {}
  for (let n = 0; n < zip.readUInt16LE(end + 10); n++) {
    const [size, full] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)]
    const nameLength = zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString()
    const start = local + 30 + nameLength
    const content = inflateRawSync(zip.subarray(start, start + size))
    expect(content.length).toBe(full)
    found[name] = content.toString()
    at += 46 + nameLength
  }
  return found
}

test('an archive with the parts a spreadsheet needs, whose rows are texts', async () => {
  const entries = entriesOf(await packed([['Număr'], ['a<b & "c"'], ['=1+1\u0001']]))
  expect(Object.keys(entries)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ])
  const sheet = entries['xl/worksheets/sheet1.xml']!
  expect([...sheet.matchAll(/<t xml:space="preserve">(.*?)<\/t>/g)].map(([, text]) => text)).toEqual([
    'Număr',
    'a&lt;b &amp; "c"',
    '=1+1',
  ])
  expect(sheet).not.toContain('<f>')
})

test('a cell holds only what XML allows, also where a text is cut', async () => {
  const long = `${'x'.repeat(32_766)}😀`
  const entries = entriesOf(await packed([['a\uFFFEb\uFFFFc\uFFFDd😀'], [long]]))
  const sheet = entries['xl/worksheets/sheet1.xml']!
  expect([...sheet.matchAll(/<t xml:space="preserve">(.*?)<\/t>/g)].map(([, text]) => text)).toEqual([
    'abc\uFFFDd😀',
    'x'.repeat(32_766),
  ])
})

test('the head is bold and stays, columns are as wide as their texts, a text like a formula bears the quoting mark', async () => {
  const entries = entriesOf(
    await packed([
      ['Nr.', 'Conținut'],
      ['=1+1 / 01.11.2026', 'x'.repeat(200)],
    ]),
  )
  const sheet = entries['xl/worksheets/sheet1.xml']!
  expect(sheet).toContain('state="frozen"')
  expect(sheet).toContain(
    '<cols><col min="1" max="1" width="19" customWidth="1"/><col min="2" max="2" width="60" customWidth="1"/></cols><sheetData>',
  )
  expect([...sheet.matchAll(/<c (s="\d" )?t=/g)].map(([, style]) => style)).toEqual([
    's="1" ',
    's="1" ',
    's="2" ',
    undefined,
  ])
  expect(sheet).toContain('>=1+1 / 01.11.2026<')
  expect(entries['xl/styles.xml']).toContain('<b/>')
  expect(entries['xl/styles.xml']).toContain('quotePrefix="1"')
})

test('many rows come whole, in order', async () => {
  const rows = Array.from({ length: 2_001 }, (_, n) => [`${n}`])
  const sheet = entriesOf(await packed(rows))['xl/worksheets/sheet1.xml']!
  expect([...sheet.matchAll(/<t xml:space="preserve">(\d+)</g)].map(([, text]) => text)).toEqual(rows.flat())
})
