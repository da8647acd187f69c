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
