import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Batch, BatchItem } from '@hdoc/contract/documents/bulk/document-batches.ts'
import type { DocumentLink } from '@hdoc/contract/documents/parts/document-links.ts'
import type { DocumentListRow, Registered } from '@hdoc/contract/documents/record/documents.ts'
import type { Tracking } from '@hdoc/contract/documents/tracking/tracking.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { aRegister } from '../../../../test/offices/factories.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

async function townHall() {
  const office = await freshOffice(t.database)
  const { id: institutionId, host } = office.institution
  const petitions = await aRegister(
    { ...office.institution, database: t.database },
    { code: 'P', pattern: 'P-#', secondary: true },
  )
  await aPerson(t.database, institutionId, 'ana', {
    roles: ['DocAdmin'],
    permissions: ['document.list', 'document.register', 'issuer.erase', 'can_delete_test_data'],
  })
  const ana = t.browser(host)
  await ana.signIn('ana')
  const paper = async (more: object = {}) =>
    (
      await ana.post<Failure & { data: Registered }>('/api/document/add', {
        category: 'intrare',
        register_id: office.registerId,
        doc_type_id: office.docTypeId,
        issuer_id: office.issuerId,
        short_description: 'Gropi',
        ...more,
      })
    ).body.data
  /** How a preview of a batch, and the page of connections of another document, name a document. */
  const named = async (id: number) => {
    const other = await paper()
    const values = { action: 'access_level', access_level: 'institution' }
    const { data: batch } = (
      await ana.post<{ data: Batch }>('/api/document_batch/preview', { values, ids: [id] })
    ).body
    const items = await ana.get<{ data: BatchItem[] }>(`/api/document_batch/items/${batch.id}`)
    const link = { document_id: other.id, other_id: id, kind: 'answers', direction: 'from' }
    expect((await ana.post('/api/document_link/add', link)).status).toBe(200)
    const links = await ana.get<DocumentLink[]>(`/api/document_link/list/${other.id}`)
    return [items.body.data[0], links.body[0]?.document]
  }
  return { office, host, petitions, ana, paper, named }
}

it('numbers of secondary registers stand in a batch, in connections, on the tracking page and in a person’s data', async () => {
  const { office, host, petitions, ana, paper, named } = await townHall()
  const { id, number, tracking_code } = await paper({ secondary_register_ids: [petitions] })
  for (const shown of await named(id))
    expect(shown?.further_numbers).toMatchObject([{ register_number: 'P-1' }])
  const { body: tracked } = await t.browser(host).get<Tracking>(`/api/tracking/get/${tracking_code}`)
  expect(tracked).toMatchObject({ number, further_numbers: [{ register_number: 'P-1' }] })
  expect(JSON.stringify(tracked.further_numbers)).toBe('[{"register_number":"P-1"}]')
  const { body: data } = await ana.get<{ documents: { number: string }[] }>(
    `/api/issuer/data/${office.issuerId}/json`,
  )
  expect(data.documents.map((one) => one.number)).toContain(`${number} (P-1)`)
})

it('a test document is marked in a batch, in connections, on the tracking page and in exports, and is found by a filter', async () => {
  const { host, ana, paper, named } = await townHall()
  await ana.post('/api/delete_mode/switch', { on: true })
  const real = await paper()
  const { id, number, tracking_code } = await paper({ is_test: true })
  for (const shown of await named(id)) expect(shown?.is_test).toBe(true)
  for (const shown of await named(real.id)) expect(shown?.is_test).toBe(false)
  const { body: tracked } = await t.browser(host).get<Tracking>(`/api/tracking/get/${tracking_code}`)
  expect(tracked.is_test).toBe(true)
  const filter = (value: boolean) =>
    `filters[0][column]=is_test&filters[0][operator]=and&filters[0][match][is_test][equals]=${value}`
  const found = async (value: boolean) => {
    const { body } = await ana.get<ListAnswer<DocumentListRow>>(`/api/document/list/20?${filter(value)}`)
    return { total: body.meta.total, numbers: body.data.map((row) => row.number) }
  }
  expect(await found(true)).toEqual({ total: 1, numbers: [number] })
  expect(await found(false)).toMatchObject({ total: 3 })
  const csv = (await ana.get(`/api/document/export/csv?${filter(true)}`)).raw.toString().trim().split('\r\n')
  expect(csv[0]).toContain('Document de test')
  expect(csv[1]).toMatch(/;da\b/)
})
