import { readFileSync } from 'node:fs'
import type { AnswerDraft } from '@hdoc/contract/dispatches/answer-drafts.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Template } from '@hdoc/contract/templates/templates.ts'
import { expect, it } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { dispatchOffice } from '../../../../test/dispatches/dispatch-office.ts'
import { docxOf, paragraph } from '../../../../test/files/office-files.ts'
import { standInOffice } from '../../../../test/letters/stand-in-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { readOffice } from '../../../platform/files/preview/office/read-office.ts'

const office = standInOffice()
const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  settings: { officeProgram: office.program },
})
const without = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  settings: { officeProgram: '/nicaieri/soffice' },
})
const broken = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  settings: { officeProgram: standInOffice({ fails: true }).program },
})

type Saved = Failure & { data: Template }
type Written = Failure & { data: AnswerDraft }

const send = (browser: Browser, path: string, payload: Buffer) =>
  browser.send<Saved>({
    method: 'POST',
    url: path,
    payload,
    headers: {
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      'content-type': 'application/octet-stream',
    },
  })

/** A case, who answers it, who keeps the texts, and a text with the institution's paper. */
async function withPaper(app: typeof t) {
  const made = await dispatchOffice(app)
  const work = await made.atWork()
  const olga = await made.person('olga')
  await aPerson(app.database, made.institutionId, 'texte', { permissions: ['templates.edit'] })
  const editor = app.browser(made.host)
  await editor.signIn('texte')
  const add = await editor.post<Saved>('/api/template/add', {
    name: 'Aprobare',
    texts: { ro: { content: 'Cererea a fost aprobată.' }, en: {} },
  })
  const { id } = add.body.data
  const put = (docx: Buffer, name = 'Foaie cu antet.docx') =>
    send(editor, `/api/template/put_letter/${id}?name=${encodeURIComponent(name)}`, docx)
  const paper = await docxOf(
    paragraph('{institutie}') + paragraph('Către {deponent}, la nr. {raspunde_la}') + paragraph('{raspuns}'),
  )
  const write = (more: object = {}) =>
    olga.post<Written>('/api/answer/write', { case_id: work.id, text: 'Unu.\nDoi.', letter_id: id, ...more })
  return { ...made, work, olga, editor, id, put, paper, write }
}

it('a text of answers takes a Word paper, and refuses what is none or fetches from elsewhere', async () => {
  const { editor, put, paper, id, olga } = await withPaper(t)
  const saved = await put(paper)
  expect([saved.status, saved.body.data.letter, saved.body.data.draws_letters]).toEqual([
    200,
    { name: 'Foaie cu antet.docx', size: paper.length },
    true,
  ])
  expect((await editor.get(`/api/template/letter/${id}`)).raw.equals(paper)).toBe(true)
  const why = async (bytes: Buffer, name?: string) => (await put(bytes, name)).body.errors?.name
  expect(await why(Buffer.from('nu e Word'))).toEqual([
    'Fișierul nu poate fi citit ca document Word (.docx) sau este prea mare.',
  ])
  expect(await why(paper, 'foaie.odt')).toHaveLength(1)
  expect(await why(await docxOf(paragraph('{raspuns} {telefn}')))).toEqual([
    'Câmp necunoscut: {telefn}. Alegeți câmpurile din listă.',
  ])
  expect(await why(await docxOf(paragraph('{institutie}')))).toEqual([
    'Scrieți {raspuns} în document, acolo unde vine textul răspunsului.',
  ])
  const fetching = '<w:r><w:instrText>INCLUDEPICTURE "http://x"</w:instrText></w:r>'
  expect((await why(await docxOf(fetching + paragraph('{raspuns}'))))?.[0]).toMatch(/din afara lui/)
  expect((await put(Buffer.alloc(3 * 1024 * 1024 + 1))).body.code).toBe('file_too_big')
  const strange = await send(olga, `/api/template/put_letter/${id}?name=a.docx`, paper)
  expect([strange.status, strange.body.missing]).toEqual([403, 'templates.edit'])
  expect((await send(editor, '/api/template/put_letter/1?name=a.docx', paper)).status).toBe(404)
  await editor.remove(`/api/template/letter/${id}`)
  expect((await editor.get<Template>(`/api/template/get/${id}`)).body.letter).toBeNull()
  expect((await editor.get(`/api/template/letter/${id}`)).status).toBe(404)
})

it('an answer is drawn on it by LibreOffice, with its fields said, and the draft remembers it', async () => {
  const { put, paper, write, olga, work, id } = await withPaper(t)
  expect((await write()).body.errors).toEqual({ letter_id: ['Valoarea aleasă nu există.'] })
  await put(paper)
  const { body: texts } = await olga.get(`/api/answer/texts/${work.id}`)
  expect(texts).toMatchObject([{ id, name: 'Aprobare', letter: 'drawn' }])
  const { body } = await write()
  expect(body.data).toMatchObject({ letter_id: id, text: 'Unu.\nDoi.', version: 1 })
  const pdf = await olga.get(`/api/file/download/${body.data.file?.id}`)
  expect(pdf.raw.toString('latin1')).toContain('Pe foaia institu')
  const said = JSON.stringify(await readOffice(readFileSync(office.given), 'docx'))
  for (const part of ['Unu.\\nDoi.', 'Către', 'la nr. RG-0001/2026 din 20.11.2026'])
    expect(said).toContain(part)
  expect(said).not.toMatch(/\{[a-z_]+\}/)
  // The ordinary page again, and a paper that is deleted later leaves the draft as it is.
  expect((await write({ letter_id: null })).body.data).toMatchObject({ letter_id: null, version: 2 })
})

it('without LibreOffice the answer stands on the ordinary page, and both are told so', async () => {
  const { put, paper, write, olga, work } = await withPaper(without)
  expect((await put(paper)).body.data).toMatchObject({ draws_letters: false })
  expect((await olga.get(`/api/answer/texts/${work.id}`)).body).toMatchObject([{ letter: 'undrawn' }])
  const { body } = await write()
  expect(body.data.version).toBe(1)
  const pdf = await olga.get(`/api/file/download/${body.data.file?.id}`)
  expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-')
})

it('a paper that LibreOffice cannot draw is named, and nothing is written', async () => {
  const { put, paper, write, olga, work } = await withPaper(broken)
  await put(paper)
  const { status, body } = await write()
  expect([status, body.code]).toEqual([422, 'LETTER_NOT_DRAWN'])
  expect(body.message).toContain('Foaie cu antet.docx')
  expect((await olga.get<AnswerDraft>(`/api/answer/get/${work.id}`)).body.version).toBe(0)
})
