import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { paragraph, zipOf } from '../../../../test/files/office-files.ts'
import { gazetteOffice } from '../../../../test/gazette/gazette-office.ts'

const t = await testApp()
const { maria, draft, made } = await gazetteOffice(t)
const docx = (more: Readonly<Record<string, string>>) =>
  zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<w:document><w:body>${paragraph('Se aprobă.')}</w:body></w:document>`,
    ...more,
  })
const uploaded = async (name: string, bytes: Buffer) => {
  const { body } = await maria.upload<{ id: number }>(name, bytes)
  return body.id
}

it('refuses an office file with comments in words, and looks for personal data in its headers', async () => {
  const { id } = await draft({}, [])
  const comments = '<w:comments><w:comment w:id="0"><w:p/></w:comment></w:comments>'
  const upload_ids = [await uploaded('proiect.docx', await docx({ 'word/comments.xml': comments }))]
  const refused = await maria.post<Failure>('/api/gazette_entry/add_files', { id, upload_ids })
  expect([refused.status, refused.body.code]).toEqual([422, 'GAZETTE_FILE_UNSEEN'])
  expect(refused.body.message).toMatch(
    /^„proiect\.docx” conține .*Acceptați modificările și ștergeți comentariile/,
  )
  const header = `<w:hdr>${paragraph('CNP 2720303479034')}</w:hdr>`
  const clean = [await uploaded('act.docx', await docx({ 'word/header1.xml': header }))]
  const { check, files } = await made('/api/gazette_entry/add_files', { id, upload_ids: clean })
  expect(files.map(({ name }) => name)).toEqual(['act.docx'])
  expect(check.findings).toEqual([{ kind: 'cnp', text: '2******9034', place: 'act.docx' }])
})

it('tells by name what becomes public with an office file, until it is published', async () => {
  const { id } = await draft({}, [])
  const book = await zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'docProps/core.xml': '<cp:coreProperties><dc:creator>Ion Pop</dc:creator></cp:coreProperties>',
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Buget" r:id="r1"/><sheet name="Salarii" state="hidden" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>',
    'xl/worksheets/s.xml': `<worksheet><sheetData>${'<row><c t="inlineStr"><is><t>rând</t></is></c></row>'.repeat(20_001)}</sheetData></worksheet>`,
  })
  const upload_ids = [await uploaded('buget.xlsx', book)]
  const { check } = await made('/api/gazette_entry/add_files', { id, upload_ids })
  expect(check.beside).toEqual([
    { file: 'buget.xlsx', partly: true, hidden_sheets: ['Salarii'], authors: ['Ion Pop'] },
  ])
  const published = await made('/api/gazette_entry/submit', { id, checked: check.mark })
  expect(published.check.beside).toEqual([])
})
