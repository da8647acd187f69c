import { expect, it } from 'vitest'
import { docxOf, paragraph, zipOf } from '../../../../../test/files/office-files.ts'
import { fillLetter, readLetter } from './fill-letter.ts'
import { readOffice } from './read-office.ts'

const run = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r>`
const textsOf = async (bytes: Buffer) =>
  (await readOffice(bytes, 'docx')).parts.flatMap(({ blocks }) =>
    blocks.map((one) => ('text' in one ? one.text : '')),
  )

it('says fields wherever Word cut them, in many lines, and leaves unknown ones and signs as they are', async () => {
  const cut = `<w:p>${run('Către {depo')}${run('ne')}${run('nt}, nr. {numar')}${run('}!')}</w:p>`
  const docx = await docxOf(cut + paragraph('{raspuns}') + paragraph('{altceva} &amp; {nu e} }{'))
  const filled = await fillLetter(docx, {
    deponent: 'Pop & <Fiii> S.R.L.\u0000',
    numar: '45',
    raspuns: 'Întâi.\n\nApoi {numar}.',
  })
  expect(await textsOf(filled)).toEqual([
    'Către Pop & <Fiii> S.R.L., nr. 45!',
    'Întâi.\n\nApoi {numar}.',
    '{altceva} & {nu e} }{',
  ])
  expect(await readLetter(docx)).toEqual({
    fields: ['deponent', 'numar', 'raspuns', 'altceva'],
    reachesOut: false,
  })
})

it('keeps what is no text, byte by byte, and fills headers too', async () => {
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body>${paragraph('x')}</w:body></w:document>`,
    'word/header1.xml': `<w:hdr>${paragraph('{institutie}')}</w:hdr>`,
    'word/media/stema.png': 'PNG{institutie}',
  }
  const filled = await fillLetter(await zipOf(parts), { institutie: 'Comuna' })
  expect((await readLetter(filled)).fields).toEqual([])
  expect(filled.toString('latin1')).toContain('word/media/stema.png')
})

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const related = (type: string, mode: string) =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': '<w:document/>',
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" Type="${REL}/${type}" Target="http://x.example/a" ${mode}/></Relationships>`,
  })
it.each([
  ['a linked picture', () => related('image', 'TargetMode="External"'), true],
  ['a linked template', () => related('attachedTemplate', ''), true],
  ['a web page drawn in', () => related('aFChunk', ''), true],
  ['an address to read', () => related('hyperlink', 'TargetMode="External"'), false],
  [
    'a field that fetches',
    () =>
      docxOf(
        '<w:r><w:instrText>INCLUDE</w:instrText></w:r><w:r><w:instrText>PICTURE "http://x"</w:instrText></w:r>',
      ),
    true,
  ],
  ['a page number', () => docxOf('<w:r><w:instrText> PAGE </w:instrText></w:r>'), false],
  [
    'an embedded object',
    () => zipOf({ 'word/document.xml': '<w:document/>', 'word/embeddings/o.docx': 'x' }),
    true,
  ],
])('%s is seen', async (_, make, reachesOut) => {
  expect((await readLetter(await make())).reachesOut).toBe(reachesOut)
})

it('is no letter without its main part', async () => {
  await expect(readLetter(await zipOf({ 'a.txt': 'x' }))).rejects.toThrow()
})
