import type { CaseOfDocument } from '@hdoc/contract/cases/cases-of-document.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Answer = { cases: CaseOfDocument[]; can: { open: boolean }; cannot: { open?: string } }

it('a document names its cases, who has them, and why no other may be opened', async () => {
  const { register, made, sign, urbanism, ids, host } = await caseOffice(t)
  expect((await t.browser(host).get('/api/workcase/of_document/1')).status).toBe(401)
  const { id, number } = await register()
  const of = async () => (await (await sign('primar')).get<Answer>(`/api/workcase/of_document/${id}`)).body
  expect(await of()).toEqual({ cases: [], can: { open: true }, cannot: {} })
  const shares = [{ group_id: urbanism, user_id: ids.ana, role: 'lead' }]
  const row = await made('primar', '/api/workcase/add', { document_id: id, shares })
  const open = await of()
  expect(open.cases).toMatchObject([
    {
      id: row.id,
      number: row.number,
      role: 'origin',
      lead: { person: { name: 'Ana Urbanism' } },
      closing: null,
    },
  ])
  expect(open.can.open).toBe(false)
  expect(open.cannot.open).toContain(row.number)
  expect(open.cannot.open).toContain(number)
  const share_id = row.shares[0]?.id
  await made('ana', '/api/workcase/accept', { share_id })
  await made('ana', '/api/workcase/start', { share_id })
  await made('ana', '/api/workcase/close', { id: row.id, status: 8 })
  const closed = await of()
  expect(closed.cases).toMatchObject([{ lead: null, closing: { by: 'Ana Urbanism', status: { id: 8 } } }])
  expect(closed.can.open).toBe(false)
})

it('whoever may not open a case is told which right is missing; a foreign document is not there', async () => {
  const { register, sign, urbanism, institutionId } = await caseOffice(t)
  const other = await caseOffice(t)
  const { id } = await other.register()
  expect(institutionId).not.toBe(other.institutionId)
  expect((await (await sign('sef')).get(`/api/workcase/of_document/${id}`)).status).toBe(404)
  const own = await register({ group_id: urbanism })
  const answer = await (await sign('ana')).get<Answer>(`/api/workcase/of_document/${own.id}`)
  expect(answer.body.can.open).toBe(true)
})
