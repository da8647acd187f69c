import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { type Added, clerkOffice } from '../../../../test/offices/clerk-office.ts'

const t = await testApp()
type Listed = ListAnswer<DocumentListRow>

it('lists of an issuer what the person may see and nothing else, with exact totals and filters', async () => {
  const { host, as, clerk, paper, register, issuerId } = await clerkOffice(t)
  const path = `/api/document/of_issuer/${issuerId}`
  expect((await t.browser(host).get(`${path}/20`)).status).toBe(401)
  const elena = await as('elena')
  const hidden = await elena.post<Added>('/api/document/add', paper({ access_level: 'restricted' }))
  const open = await register({ short_description: 'Cerere de adeverință' })
  const other = await register({ short_description: 'Plângere', category: 'intrare' })
  await register({ issuer_id: null, issuer: { type: 'pf', name: 'Altul' } })
  const list = async (browser: typeof clerk, more = '') => {
    const { status, body } = await browser.get<Listed>(`${path}/20${more}`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.meta.total).toBe(body.data.length)
    return body.data.map(({ id }) => id)
  }
  expect(await list(clerk)).toEqual([other.id, open.id])
  expect(await list(elena)).toEqual([other.id, open.id, hidden.body.data.id])
  expect(await list(clerk, '/plangere')).toEqual([other.id])
  expect(
    await list(
      clerk,
      '?sortBy=registered_on&sortOrder=asc&filters[0][column]=status&filters[0][match][status][in]=1',
    ),
  ).toEqual([open.id, other.id])
  expect((await clerk.get('/api/document/of_issuer/999999/20')).status).toBe(404)
})
