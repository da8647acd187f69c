import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'

const t = await testApp()

it('the activity of an issuer is for who may change it, and tells a CNP only masked', async () => {
  const { clerk, host, as } = await clerkOffice(t)
  const added = await clerk.post<{ id: number }>('/api/issuer/add', { type: 'pf', name: 'Știrbei Ana' })
  const { id } = added.body
  await clerk.post('/api/issuer/update', { id, values: { cnp: '2710202479021', phone: '0722123456' } })
  const path = `/api/issuer/activity/${id}`
  expect((await t.browser(host).get(path)).status).toBe(401)
  const refused = await (await as('radu')).get<Failure>(path)
  expect([refused.status, refused.body.missing]).toEqual([403, 'issuer.edit'])
  expect((await clerk.get('/api/issuer/activity/999999')).status).toBe(404)
  const { body, raw } = await clerk.get<SubjectActivity[]>(path)
  expect(body.map(({ action }) => action)).toEqual(['issuer.updated', 'issuer.created'])
  const changed = body[0]?.changes.filter(({ before, after }) => before !== after)
  expect(changed).toEqual([
    { field: 'cnp', before: '', after: '2******9021' },
    { field: 'phone', before: '', after: expect.stringContaining('722') },
  ])
  expect(raw.toString()).not.toContain('710202479')
})
