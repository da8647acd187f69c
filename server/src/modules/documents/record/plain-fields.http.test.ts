import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Document, DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'

const t = await testApp()

it('what was written at registration is shown as it was written, on the page and in the list', async () => {
  const { clerk, register } = await clerkOffice(t)
  const written = {
    short_description: 'Cerere de racordare la apă',
    pages: 3,
    annexes: 2,
    physical_form: 'paper',
    location: 'Raft 4, biblioraft 12',
    additional_info: 'Adus de vecin',
    external_number: '77/A',
    external_date: '2026-11-18',
  }
  const { id, number, registered_on, registered_at, deadline_on } = await register(written)
  const shown = { id, number, registered_on, registered_at, deadline_on, category: 'intrare', ...written }
  expect((await clerk.get<Document>(`/api/document/get/${id}`)).body).toMatchObject(shown)
  const { data } = (await clerk.get<ListAnswer<DocumentListRow>>('/api/document/list/20')).body
  expect(data).toMatchObject([{ ...shown, is_test: false }])
})
