import { expect, it } from 'vitest'
import { docxOf, paragraph, zipOf } from '../../../../../test/files/office-files.ts'
import type { OfficeType } from './read-office.ts'
import { readPublished } from './read-published.ts'

const TYPES = '<Types/>'
const word = (body: string) => `<w:document><w:body>${body}</w:body></w:document>`
const docx = (more: Readonly<Record<string, string>>, body = paragraph('Text')) =>
  zipOf({ '[Content_Types].xml': TYPES, 'word/document.xml': word(body), ...more })
const xlsx = (more: Readonly<Record<string, string>>, state = '') =>
  zipOf({
    '[Content_Types].xml': TYPES,
    'xl/workbook.xml': `<workbook><sheets><sheet name="A" ${state} r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>',
    'xl/worksheets/s.xml': '<worksheet><sheetData/></worksheet>',
    ...more,
  })
const odf = (content: string, styles = '') =>
  zipOf({
    'content.xml': `<office:document-content><office:text>${content}</office:text></office:document-content>`,
    'styles.xml': `<office:document-styles>${styles}</office:document-styles>`,
  })
const textIn = async (bytes: Promise<Buffer>, type: OfficeType) => {
  const published = await readPublished(await bytes, type)
  if (published.unseen) return 'unseen'
  if (published.read === null) return 'unread'
  return published.read.parts
    .flatMap(({ blocks }) => blocks.map((one) => (one.type === 'table' ? 'table' : one.text)))
    .join('|')
}

it.each<[string, OfficeType, Promise<Buffer>]>([
  [
    'a deletion',
    'docx',
    docx({}, '<w:p><w:del w:id="1"><w:r><w:delText>CNP</w:delText></w:r></w:del></w:p>'),
  ],
  ['an insertion', 'docx', docx({}, '<w:p><w:ins w:id="1"><w:r><w:t>CNP</w:t></w:r></w:ins></w:p>')],
  ['a text that was moved away', 'docx', docx({}, '<w:p><w:moveFrom w:id="1"/></w:p>')],
  ['a deletion in a footer', 'docx', docx({ 'word/footer1.xml': '<w:ftr><w:del w:id="1"/></w:ftr>' })],
  ['a comment', 'docx', docx({ 'word/comments.xml': '<w:comments><w:comment w:id="0"/></w:comments>' })],
  ['a sheet that no menu shows', 'xlsx', xlsx({}, 'state="veryHidden"')],
  ['a note of a cell', 'xlsx', xlsx({ 'xl/comments1.xml': '<comments/>' })],
  ['a talk about a cell', 'xlsx', xlsx({ 'xl/threadedComments/threadedComment1.xml': '<x/>' })],
  ['a change', 'odt', odf('<text:tracked-changes><text:changed-region/></text:tracked-changes>')],
  [
    'an annotation',
    'odt',
    odf('<text:p>a<office:annotation><text:p>b</text:p></office:annotation></text:p>'),
  ],
  ['an annotation of a cell', 'ods', odf('<office:annotation/>')],
  ['an annotation of a header', 'odt', odf('', '<style:header><office:annotation/></style:header>')],
])('%s (%s) goes along unseen', async (_what, type, bytes) => {
  expect(await textIn(bytes, type)).toBe('unseen')
})

it('what stands on the pages is read: headers, footers and notes after the text', async () => {
  const margins = Object.fromEntries(
    ['header1', 'footer2', 'footnotes', 'endnotes'].map((name) => [
      `word/${name}.xml`,
      `<w:x>${paragraph(name)}</w:x>`,
    ]),
  )
  expect(await textIn(docx(margins), 'docx')).toBe('Text|header1|footer2|footnotes|endnotes')
  const header = '<style:master-page><style:header><text:p>Antet</text:p></style:header></style:master-page>'
  expect(await textIn(odf('<text:p>Text</text:p>', header), 'odt')).toBe('Text|Antet')
})

it('changes that are only watched for, and parts for comments without any, keep nothing back', async () => {
  const empty = {
    'word/settings.xml': '<w:settings><w:trackRevisions/></w:settings>',
    'word/comments.xml': '<w:comments/>',
  }
  expect(await textIn(docx(empty), 'docx')).toBe('Text')
  expect(await textIn(odf('<text:tracked-changes/><text:p>Text</text:p>'), 'odt')).toBe('Text')
  expect(await textIn(docxOf(paragraph('Instituție')), 'docx')).toBe('Instituție')
  expect(await textIn(xlsx({}, 'state="hidden"'), 'xlsx')).toBe('')
})

it('text boxes on sheets and the words of charts are read', async () => {
  const drawing = '<xdr:wsDr><a:p><a:r><a:t>CNP </a:t></a:r><a:r><a:t>din casetă</a:t></a:r></a:p></xdr:wsDr>'
  const chart = '<c:chart><c:pt idx="0"><c:v>Ion Pop</c:v></c:pt></c:chart>'
  const bytes = xlsx({ 'xl/drawings/drawing1.xml': drawing, 'xl/charts/chart1.xml': chart })
  expect(await textIn(bytes, 'xlsx')).toBe('CNP din casetă|Ion Pop')
})

it('hidden sheets and the people of the properties are named', async () => {
  const core =
    '<cp:coreProperties><dc:creator>Ion Pop</dc:creator><dc:title>T</dc:title><cp:lastModifiedBy>Ana</cp:lastModifiedBy></cp:coreProperties>'
  const app = '<Properties><Company>Firma SRL</Company><Manager></Manager></Properties>'
  const office = xlsx({ 'docProps/core.xml': core, 'docProps/app.xml': app }, 'state="hidden"')
  expect(await readPublished(await office, 'xlsx')).toMatchObject({
    hiddenSheets: ['A'],
    authors: ['Ion Pop', 'Ana', 'Firma SRL'],
  })
  const style = (name: string, display: boolean) =>
    `<style:style style:name="${name}"><style:table-properties table:display="${display}"/></style:style>`
  const ods = odf(
    `${style('ta1', true)}${style('ta2', false)}<table:table table:style-name="ta1" table:name="Văzută"/><table:table table:style-name="ta2" table:name="Ascunsă"/>`,
  )
  expect(await readPublished(await ods, 'ods')).toMatchObject({ hiddenSheets: ['Ascunsă'], authors: [] })
})

it('more rows are read than a page shows; a sheet beyond the bounds is told as read in part', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => `<row><c t="inlineStr"><is><t>${n}</t></is></c></row>`).join('')
  const sheet = (count: number) =>
    xlsx({ 'xl/worksheets/s.xml': `<worksheet><sheetData>${rows(count)}</sheetData></worksheet>` })
  const cutOf = async (count: number) => {
    const published = await readPublished(await sheet(count), 'xlsx')
    return published.unseen ? undefined : published.read?.cut
  }
  expect([await cutOf(5_000), await cutOf(20_001)]).toEqual([false, true])
})

/** So much of so little that no part like it is unpacked. */
const unpackable = ' '.repeat(2 * 1024 * 1024)
const chartOf = (text: string) => `<c:chart><c:pt idx="0"><c:v>${text}</c:v></c:pt></c:chart>`

it('drawings that cannot be unpacked, or are too many, leave the text and tell that not all was read', async () => {
  const row = '<row><c t="inlineStr"><is><t>Celulă</t></is></c></row>'
  const sheet = { 'xl/worksheets/s.xml': `<worksheet><sheetData>${row}</sheetData></worksheet>` }
  const charts = { 'xl/charts/chart1.xml': chartOf('Ion'), 'xl/charts/chart2.xml': unpackable }
  const some = await readPublished(await xlsx({ ...sheet, ...charts }, 'state="hidden"'), 'xlsx')
  const cell = { blocks: [{ type: 'table', rows: [['Celulă']] }] }
  const ion = { blocks: [{ type: 'text', text: 'Ion' }] }
  expect(some).toMatchObject({ read: { cut: true, parts: [cell, ion] }, hiddenSheets: ['A'] })
  const many = { 'xl/charts/chart1.xml': chartOf('a'.repeat(300_001)), 'xl/charts/chart2.xml': chartOf('b') }
  const first = await readPublished(await xlsx({ ...sheet, ...many }), 'xlsx')
  expect(first).toMatchObject({ read: { cut: true, parts: [cell] } })
})

it('what goes along with a file is told also when its text cannot be read', async () => {
  const office = xlsx({ 'xl/worksheets/s.xml': unpackable }, 'state="hidden"')
  expect(await readPublished(await office, 'xlsx')).toMatchObject({
    unseen: false,
    read: null,
    hiddenSheets: ['A'],
  })
})
