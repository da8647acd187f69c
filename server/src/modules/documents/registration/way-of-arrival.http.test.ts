import type { Document, DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { type Changed, clerkOffice } from '../../../../test/offices/clerk-office.ts'

const t = await testApp()

it('is written, shown, changed and found; nobody has to say it', async () => {
  const { register, clerk } = await clerkOffice(t)
  const silent = await register()
  const posted = await register({ arrival: 'post' })
  const get = async (id: number) => (await clerk.get<Document>(`/api/document/get/${id}`)).body
  expect((await get(silent.id)).arrival).toBe('')
  expect((await get(posted.id)).arrival).toBe('post')
  const listed = async (value: string) => {
    const filter = `filters[0][column]=arrival&filters[0][match][arrival][equals]=${value}&sortBy=arrival`
    const { body } = await clerk.get<{ data: DocumentListRow[] }>(`/api/document/list/20?${filter}`)
    return body.data.map(({ id }) => id)
  }
  expect(await listed('post')).toEqual([posted.id])
  const changed = await clerk.post<Changed>('/api/document/update', {
    id: posted.id,
    values: { arrival: 'courier' },
  })
  expect(changed.body.data.arrival).toBe('courier')
  expect(await listed('post')).toEqual([])
  const told = (await clerk.get(`/api/document/activity/${posted.id}`)).raw.toString()
  expect(told).toContain('courier')
})

it('is one of its codes, and of incoming documents alone', async () => {
  const { send, register, clerk, docTypeId } = await clerkOffice(t)
  expect((await send({ arrival: 'pigeon' })).body.errors).toHaveProperty('arrival')
  const { body } = await send({ category: 'iesire', arrival: 'post' })
  expect(body.errors).toHaveProperty('arrival')
  const { id } = await register()
  await t.asSuperuser(`update doc_types set category = 'interne' where id = $1`, [docTypeId])
  const note = await register({ category: 'interne' })
  const refused = await clerk.post<{ errors: object }>('/api/document/update', {
    id: note.id,
    values: { arrival: 'post' },
  })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['arrival']])
  expect(id).not.toBe(note.id)
})
