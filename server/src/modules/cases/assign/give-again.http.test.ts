import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { type CaseAnswer, caseOffice } from '../../../../test/offices/case-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

/** A case whose department in charge has refused it. */
async function refusedCase(more: (legal: number) => object[] = () => []) {
  const office = await caseOffice(t)
  const { open, made, shareOf, urbanism, legal } = office
  const { id } = await open([{ group_id: urbanism, role: 'lead' }, ...more(legal)])
  const share_id = shareOf(
    await office.made('primar', '/api/workcase/rename', { id, title: 'x' }),
    urbanism,
  ).id
  const row = await made('sef', '/api/workcase/refuse', { share_id, reason: 'Nu este de competența noastră' })
  return { ...office, row, share_id }
}

it('a case that a department refused may be given to the same department again, to one of its people', async () => {
  const { row, share_id, made, urbanism, ids, damage } = await refusedCase()
  const shares = [{ group_id: urbanism, user_id: ids.ana, role: 'lead' }]
  const given = await made('primar', '/api/workcase/assign', { id: row.id, shares })
  expect(given.shares).toMatchObject([{ id: share_id, status: { code: 'new' }, person: { id: ids.ana } }])
  expect(await damage()).toEqual([])
})

it('it does not become the charge of a department that gives an opinion on it already', async () => {
  const { row, call, legal, damage } = await refusedCase((group_id) => [{ group_id, role: 'opinion' }])
  const shares = [{ group_id: legal, role: 'lead' }]
  const { status, body } = await call('primar', '/api/workcase/assign', { id: row.id, shares })
  expect([status, body.errors]).toEqual([
    422,
    { shares: ['Compartimentul „Juridic” lucrează deja la dosar.'] },
  ])
  expect(await damage()).toEqual([])
})

it('the work of a closed case is given to nobody', async () => {
  const { open, made, call, shareOf, urbanism, ids } = await caseOffice(t)
  const one = await open()
  const share_id = shareOf(one, urbanism).id
  await made('ana', '/api/workcase/take', { share_id })
  await made('ana', '/api/workcase/close', { id: one.id, status: 6 })
  const { status, body } = await call('sef', '/api/workcase/give', { share_id, user_id: ids.ion })
  expect([status, body.code]).toEqual([409, 'CASE_CLOSED'])
})

it('a share keeps its own deadline when it is given again without one, in a case and in a batch', async () => {
  const { open, made, sign, shareOf, urbanism, legal, ids } = await caseOffice(t)
  const deadline_on = '2026-11-27'
  const opened = async () => {
    const row = await open([{ group_id: urbanism, role: 'lead', deadline_on }])
    const share_id = shareOf(row, urbanism).id
    await made('sef', '/api/workcase/refuse', { share_id, reason: 'Nu este de competența noastră' })
    return { id: row.id, share_id }
  }
  const [first, second] = [await opened(), await opened()]
  const shares = [{ group_id: legal, user_id: ids.calin, role: 'lead' }]
  const given = await made('primar', '/api/workcase/assign', { id: first.id, shares })
  expect(given.shares).toMatchObject([{ group: { id: legal }, deadline_on }])
  const mayor = await sign('primar')
  const batch = { share_id: second.share_id, values: { shares } }
  expect((await mayor.post('/api/case_batch/give_one', batch)).status).toBe(200)
  const { body } = await mayor.get<WorkCase>(`/api/workcase/get/${second.id}`)
  expect(body.shares).toMatchObject([{ group: { id: legal }, deadline_on }])
})

it('an own day that the case has overtaken becomes the case’s; a later one is refused where the form names it', async () => {
  const { open, register, made, call, shareOf, urbanism, ids } = await caseOffice(t)
  const deadline_on = '2026-12-10'
  const row = await open([{ group_id: urbanism, role: 'lead', deadline_on }])
  const { id: document_id } = await register({ deadline_type: 'date', deadline_on: '2026-12-04' })
  await made('primar', '/api/workcase/add_document', { id: row.id, document_id })
  const share_id = shareOf(row, urbanism).id
  const give = (user_id: number, day: string) =>
    call('sef', '/api/workcase/give', { share_id, user_id, deadline_on: day })
  const later = await give(ids.ana, '2026-12-11')
  expect([later.status, Object.keys(later.body.errors ?? {})]).toEqual([422, ['deadline_on']])
  expect(Object.keys((await give(ids.calin, deadline_on)).body.errors ?? {})).toEqual(['user_id'])
  const given = await give(ids.ana, deadline_on)
  expect([given.status, given.body.data?.shares]).toMatchObject([200, [{ deadline_on: '2026-12-04' }]])
})

it('what a department refused goes to another one by whoever chose it at the registration, to nobody by name', async () => {
  const { register, made, clerk, urbanism, legal, ids, damage } = await caseOffice(t)
  const { case: opened } = await register({ case: { shares: [{ group_id: urbanism, role: 'lead' }] } })
  const row = await made('primar', '/api/workcase/rename', { id: opened?.id, title: 'x' })
  const share_id = row.shares[0]?.id
  await made('sef', '/api/workcase/refuse', { share_id, reason: 'Nu este de competența noastră' })
  const give = (body: object) => clerk.post<CaseAnswer>('/api/workcase/give', { share_id, ...body })
  expect((await give({ group_id: legal, user_id: ids.dora })).status).toBe(403)
  const { status, body } = await give({ group_id: legal, user_id: null })
  expect([status, body.data?.shares]).toMatchObject([
    200,
    [{ id: share_id, group: { id: legal }, person: null }],
  ])
  expect(await damage()).toEqual([])
})

it('a head does not refuse their way past the transfer: what they gave within the department stays in it', async () => {
  const { open, made, call, shareOf, urbanism, legal, ids, damage } = await caseOffice(t)
  const row = await open([{ group_id: urbanism, role: 'lead' }])
  const share_id = shareOf(row, urbanism).id
  await made('sef', '/api/workcase/give', { share_id, user_id: null })
  await made('sef', '/api/workcase/refuse', { share_id, reason: 'Nu este de competența noastră' })
  const away = await call('sef', '/api/workcase/give', { share_id, group_id: legal, user_id: null })
  expect(away.status).toBe(403)
  const again = await made('sef', '/api/workcase/give', { share_id, user_id: ids.ana })
  expect(again.shares).toMatchObject([{ group: { id: urbanism }, person: { id: ids.ana } }])
  expect(await damage()).toEqual([])
})
