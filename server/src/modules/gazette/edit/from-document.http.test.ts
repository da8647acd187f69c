import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { pdfOf } from '../../../../test/files/pdf-of.ts'
import { gazetteOffice } from '../../../../test/gazette/gazette-office.ts'
import { makeCast } from '../../../../test/signatures/cast.ts'
import { makePdf, signed } from '../../../../test/signatures/make-signed-pdf.ts'

const t = await testApp()
const office = await gazetteOffice(t)
const { maria, clerk, heading, register, guest, made, docTypeId } = office
const cast = makeCast()
type Given = {
  category_id: number
  title: string
  number: string
  files: { id: number; name: string; fits: boolean }[]
  entries: { id: number }[]
}

it('proposes the heading of the type and copies the files without signatures; the originals stay', async () => {
  await t.asSuperuser(`update doc_types set gazette_category = 'd.1' where id = $1`, [docTypeId])
  const letter = signed(await makePdf(), { by: cast.ana, chain: [cast.root], at: '2026-11-20T07:00:00Z' })
  const sheet = pdfOf(['Dispozitia nr. 5'])
  const sent = [
    await clerk.upload<{ id: number }>('dispozitie.pdf', letter),
    await clerk.upload<{ id: number }>('anexa.pdf', sheet),
    await clerk.upload<{ id: number }>('nota.txt', Buffer.from('Notă\n')),
  ]
  const upload_ids = sent.map(({ body }) => body.id)
  const { id, number } = await register({ access_level: 'public', upload_ids })
  const given = (await maria.get<Given>(`/api/gazette_entry/of_document/${id}`)).body
  expect(given).toMatchObject({ category_id: heading('d.1'), number, entries: [] })
  expect(given.files.map(({ name, fits }) => [name, fits])).toEqual([
    ['dispozitie.pdf', true],
    ['anexa.pdf', true],
    ['nota.txt', false],
  ])
  const values = { category_id: given.category_id, title: 'Dispoziția nr. 5', document_id: id }
  const wrong = await maria.post<Failure>('/api/gazette_entry/from_document', {
    ...values,
    file_ids: [upload_ids[2]],
  })
  expect(wrong.body.code).toBe('GAZETTE_FILE_KIND')
  const entry = await made('/api/gazette_entry/from_document', {
    ...values,
    file_ids: upload_ids.slice(0, 2),
  })
  expect(entry).toMatchObject({ document_id: id, state: { code: 'draft' }, files: [{}, {}] })
  const copy = (await maria.get(`/api/gazette_entry/file/${entry.files[0]!.id}`)).raw
  expect([letter.includes('ByteRange'), copy.includes('ByteRange')]).toEqual([true, false])
  const original = await clerk.get(`/api/file/download/${upload_ids[0]}`)
  expect(original.raw.equals(letter)).toBe(true)
  const published = await made('/api/gazette_entry/submit', { id: entry.id, checked: entry.check.mark })
  const shown = JSON.stringify((await guest.get(`/api/public_gazette/get/${published.id}`)).body)
  expect(shown).not.toMatch(/document_id|Gina|Maria|cast/)
})

it('knows no document that the person does not see', async () => {
  const { id } = await register({ access_level: 'restricted' })
  expect((await maria.get(`/api/gazette_entry/of_document/${id}`)).status).toBe(404)
  const body = { category_id: heading('c.1'), title: 'x', document_id: id, file_ids: [] }
  expect((await maria.post('/api/gazette_entry/from_document', body)).status).toBe(404)
})
