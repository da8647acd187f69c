import type { ContentBlock } from '@hdoc/contract/files/files.ts'
import { describe, expect, it } from 'vitest'
import { docxOf, odfOf, paragraph, pptxOf, xlsxOf, zipOf } from '../../../../../test/files/office-files.ts'
import { type OfficeType, readOffice } from './read-office.ts'

const blocksOf = async (bytes: Promise<Buffer>, type: OfficeType): Promise<ContentBlock[]> =>
  (await readOffice(await bytes, type)).parts.flatMap(({ blocks }) => blocks)
const refused = (bytes: Buffer, type: OfficeType) =>
  readOffice(bytes, type).then(
    () => 'shown',
    (error: { reason?: string }) => error.reason ?? error,
  )

describe('a Word document', () => {
  it('is read in order: headings, paragraphs, items, tables', async () => {
    const body = [
      paragraph('Referat', '<w:pStyle w:val="Titlu1"/>'),
      paragraph('Către primar &amp; viceprimar, &#537;i &lt;alții&gt;'),
      paragraph('primul punct', '<w:numPr><w:ilvl w:val="0"/></w:numPr>'),
      `<w:tbl><w:tr><w:tc>${paragraph('Nr.')}</w:tc><w:tc>${paragraph('Sumă')}${paragraph('lei')}</w:tc></w:tr></w:tbl>`,
    ]
    expect(await blocksOf(docxOf(body.join('')), 'docx')).toEqual([
      { type: 'heading', level: 1, text: 'Referat' },
      { type: 'text', text: 'Către primar & viceprimar, și <alții>' },
      { type: 'item', text: 'primul punct' },
      { type: 'table', rows: [['Nr.', 'Sumă\nlei']] },
    ])
  })

  it('shows neither what was struck out nor what a field would do', async () => {
    const body = `<w:p><w:del><w:r><w:t>șters</w:t></w:r></w:del><w:r><w:instrText>DDEAUTO c:\\cmd.exe</w:instrText></w:r><w:r><w:t>rămas</w:t></w:r></w:p>`
    expect(await blocksOf(docxOf(body), 'docx')).toEqual([{ type: 'text', text: 'rămas' }])
  })

  it('is cut where a page would become too long, and says so', async () => {
    const words = Array.from({ length: 150_000 }, (_, n) => n * 7_919)
      .join(' ')
      .slice(0, 900_000)
    const long = await readOffice(await docxOf(paragraph(words).repeat(2)), 'docx')
    expect([long.cut, long.parts[0]?.blocks.length]).toEqual([true, 1])
  })
})

describe('a workbook', () => {
  it('is read by sheets: values, days, texts; never formulas', async () => {
    const rows = `<row><c r="A1" t="s"><v>0</v></c><c r="C1" s="1"><v>46346</v></c></row>
      <row><c r="A2" t="inlineStr"><is><t>direct</t></is></c><c r="B2"><f>1+1</f><v>2</v></c><c r="C2" t="b"><v>1</v></c></row>`
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
    const strings = '<si><t>Denumire</t></si>'
    const read = await readOffice(await xlsxOf(rows, { strings, styles, name: 'Buget' }), 'xlsx')
    expect(read.parts).toEqual([
      {
        title: 'Buget',
        blocks: [
          {
            type: 'table',
            rows: [
              ['Denumire', '', '20.11.2026'],
              ['direct', '2', '✓'],
            ],
          },
        ],
      },
    ])
  })

  it('keeps to so many rows and columns', async () => {
    const far = '<row><c r="XFD1"><v>7</v></c></row>'
    const many = '<row><c><v>1</v></c></row>'.repeat(2_500)
    const read = await readOffice(await xlsxOf(far + many), 'xlsx')
    const [table] = read.parts[0]?.blocks ?? []
    expect([read.cut, table?.type === 'table' && table.rows.length]).toEqual([true, 2_000])
  })
})

describe('presentations and OpenDocument', () => {
  it('a presentation is read slide by slide', async () => {
    const slide = (title: string, text: string) =>
      `<p:sp><p:nvPr><p:ph type="title"/></p:nvPr><a:p><a:r><a:t>${title}</a:t></a:r></a:p></p:sp><p:sp><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sp>`
    const read = await readOffice(await pptxOf([slide('Unu', 'a'), slide('Doi', 'b')]), 'pptx')
    expect(read.parts.map(({ title, blocks }) => [title, blocks.length])).toEqual([
      ['1', 2],
      ['2', 2],
    ])
    expect(read.parts[1]?.blocks[0]).toEqual({ type: 'heading', level: 2, text: 'Doi' })
  })

  it('an OpenDocument text is read in order', async () => {
    const body =
      '<office:text><text:h text:outline-level="2">Titlu</text:h><text:p>Un<text:s text:c="2"/>rând<office:annotation><text:p>notă</text:p></office:annotation></text:p><text:list><text:list-item><text:p>punct</text:p></text:list-item></text:list></office:text>'
    expect(await blocksOf(odfOf(body), 'odt')).toEqual([
      { type: 'heading', level: 2, text: 'Titlu' },
      { type: 'text', text: 'Un  rând' },
      { type: 'item', text: 'punct' },
    ])
  })

  it('an OpenDocument workbook is read by sheets, its repeated cells held in bounds', async () => {
    const body =
      '<office:spreadsheet><table:table table:name="A"><table:table-row><table:table-cell table:number-columns-repeated="2"><text:p>x</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16382"/></table:table-row></table:table></office:spreadsheet>'
    expect((await readOffice(await odfOf(body), 'ods')).parts).toEqual([
      { title: 'A', blocks: [{ type: 'table', rows: [['x', 'x']] }] },
    ])
  })
})

describe('hostile office files', () => {
  it.each([
    [
      'an entity that grows',
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><w:document/>',
      'damaged',
    ],
    ['a file outside', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><w:document/>', 'damaged'],
    ['tags without end', `<w:document>${'<w:p>'.repeat(5_000)}`, 'damaged'],
    ['a tag without end', `<w:document><w:p a="${'>'.repeat(200_000)}`, 'damaged'],
    ['only blanks of 60 MB', ' '.repeat(60_000_000), 'unpacks_too_large'],
  ])('%s', async (_name, xml, reason) => {
    const file = await zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': xml })
    expect(await refused(file, 'docx')).toBe(reason)
  })

  it('a part that unpacks to more than it promised', async () => {
    const file = await docxOf(paragraph('a'.repeat(100_000)))
    const name = Buffer.from('word/document.xml')
    const central = file.lastIndexOf(name) - 46
    file.writeUInt32LE(2_000, central + 24)
    expect(await refused(file, 'docx')).toBe('unpacks_too_large')
  })

  it('a container that is cut, empty, foreign or has a password', async () => {
    const whole = await docxOf(paragraph('a'))
    expect(await refused(whole.subarray(0, whole.length - 30), 'docx')).toBe('damaged')
    expect(await refused(Buffer.alloc(0), 'docx')).toBe('damaged')
    expect(await refused(whole, 'xlsx')).toBe('damaged')
    const locked = Buffer.from(whole)
    locked.writeUInt16LE(0x0801, whole.indexOf('word/document.xml') - 30 + 6)
    expect(await refused(locked, 'docx')).toBe('password')
    const manifest = '<manifest:encryption-data/>'
    expect(await refused(await odfOf('', manifest), 'odt')).toBe('password')
  })
})
