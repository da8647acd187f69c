import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { QueuedShare } from '@hdoc/contract/cases/case-rows.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { noticeWorker, panelOf } from '../../../../test/notices/notice-worker.ts'
import { type CaseAnswer, caseOffice } from '../../../../test/offices/case-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { handle as followDaily } from './follow-substitutes-daily.handler.ts'
import { workOfCases } from './work-of-cases.ts'

const NOW = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: NOW,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
const worker = await noticeWorker(t)

async function town() {
  const office = await caseOffice(t)
  const { urbanism, ids, register, made, shareOf, sign, originOf } = office
  await aPerson(t.database, office.institutionId, 'administrator', { isAdmin: true })
  const admin = t.browser(office.host)
  await admin.signIn('administrator')
  /** Ana has work on a restricted paper, which only those who are named see. */
  const begun = async () => {
    const { id } = await register({ access_level: 'restricted' })
    const shares = [{ group_id: urbanism, user_id: ids.ana, role: 'lead' }]
    const { body } = await admin.post<CaseAnswer>('/api/workcase/add', { document_id: id, shares })
    const row = body.data
    const { id: share_id } = shareOf(row, urbanism)
    await made('ana', '/api/workcase/accept', { share_id })
    return { row: await made('ana', '/api/workcase/start', { share_id }), share_id }
  }
  const standIn = async (body: object) =>
    (await sign('ana')).post<{ id: number }>('/api/substitute/add', { substitute_id: ids.calin, ...body })
  const follow = async (at: string) => {
    t.clock.set(at)
    await followDaily(await workerServices(t))
  }
  const sees = async (row: Parameters<typeof originOf>[0]) =>
    (await (await sign('calin')).get(`/api/document/get/${originOf(row)}`)).status === 200
  return { ...office, begun, standIn, follow, sees }
}

it('a substitute sees the open work from the first day to the last, and does it in both names', async () => {
  const { begun, standIn, follow, sees, call, made, sign, damage } = await town()
  t.clock.set(NOW)
  const { row, share_id } = await begun()
  const wait = { share_id, pending_type: 'days', pending_days: 3 }
  await standIn({ tasks: 'cases', from_on: '2026-11-23', until_on: '2026-11-27' })
  await follow('2026-11-22T23:30:00+02:00')
  expect(await sees(row)).toBe(false)
  await follow('2026-11-23T00:04:00+02:00')
  expect(await sees(row)).toBe(true)
  const { body: queue } = await (await sign('calin')).get<ListAnswer<QueuedShare>>(
    '/api/workcase/queue/mine/20',
  )
  expect(queue.data).toMatchObject([{ number: row.number, in_place_of: 'Ana Urbanism', can: { wait: true } }])
  await made('calin', '/api/workcase/wait', wait)
  await made('calin', '/api/workcase/start', { share_id })
  const closed = await made('calin', '/api/workcase/close', { id: row.id, status: 6 })
  expect(closed.closing?.by).toBe('Călin Juridic (pentru Ana Urbanism)')
  expect(closed.shares[0]?.ended_by).toBe('Călin Juridic (pentru Ana Urbanism)')
  const { body: told } = await (await sign('ana')).get<SubjectActivity[]>(`/api/workcase/activity/${row.id}`)
  expect(told.find(({ action }) => action === 'workcase.waited')).toMatchObject({
    by: 'Călin Juridic',
    changes: expect.arrayContaining([{ field: 'in_place_of', before: '', after: 'Ana Urbanism' }]),
  })
  // What was closed meanwhile is seen until the last day.
  await follow('2026-11-27T12:00:00+02:00')
  expect(await sees(row)).toBe(true)
  await follow('2026-11-28T00:04:00+02:00')
  expect(await sees(row)).toBe(false)
  expect((await call('calin', '/api/workcase/start', { share_id })).status).toBe(404)
  expect(await damage()).toEqual([])
})

it('each act checks the day again, whatever the rows of sight still say', async () => {
  const { open, made, shareOf, urbanism, ids, standIn, follow, call } = await town()
  t.clock.set(NOW)
  const row = await open([{ group_id: urbanism, user_id: ids.ana, role: 'lead' }])
  const { id: share_id } = shareOf(row, urbanism)
  await made('ana', '/api/workcase/accept', { share_id })
  const named = await standIn({ tasks: 'cases', from_on: '2026-11-20', until_on: '2026-11-20' })
  expect(named.status).toBe(200)
  await follow(NOW)
  await made('calin', '/api/workcase/start', { share_id })
  t.clock.set('2026-11-21T00:01:00+02:00')
  const late = await call('calin', '/api/workcase/wait', { share_id, pending_type: 'days', pending_days: 3 })
  expect([late.status, late.body.message]).toEqual([403, 'Lucrarea este la Ana Urbanism, Urbanism.'])
})

it('for approvals alone no work of cases is shown; ended early, it is over at once', async () => {
  const { begun, standIn, follow, sees, sign } = await town()
  t.clock.set(NOW)
  const { row } = await begun()
  await standIn({ tasks: 'approvals', from_on: '2026-11-20', until_on: '2026-11-27' })
  await follow(NOW)
  expect(await sees(row)).toBe(false)
  const { body } = await standIn({ tasks: 'cases', from_on: '2026-11-20', until_on: '2026-11-27' })
  await follow(NOW)
  expect(await sees(row)).toBe(true)
  expect((await (await sign('ana')).post('/api/substitute/end', { id: body.id })).status).toBe(200)
  await follow(NOW)
  expect(await sees(row)).toBe(false)
})

it('new work of who is away is shown and told to the substitute too', async () => {
  const { begun, standIn, follow, sees, host } = await town()
  t.clock.set(NOW)
  await standIn({ from_on: '2026-11-20', until_on: '2026-11-27' })
  await follow(NOW)
  const { row } = await begun()
  expect(await sees(row)).toBe(true)
  await worker.relay()
  const calin = t.browser(host)
  await calin.signIn('calin')
  expect((await panelOf(calin)).sort()).toEqual([`case_given ${row.number}`, 'substitute_named'])
})

it('a case that cannot be shown stops none of the others, and is shown by the next run', async () => {
  const { begun, standIn, sees, institutionId } = await town()
  t.clock.set(NOW)
  const [one, other] = [await begun(), await begun()]
  await standIn({ tasks: 'cases', from_on: '2026-11-20', until_on: '2026-11-27' })
  const services = await workerServices(t)
  // Of its transactions, the third is that of the first case.
  let seen = 0
  const database: typeof services.database = {
    ...t.worker,
    inInstitution: (id, work, options) =>
      id === institutionId && ++seen === 3
        ? Promise.reject(new Error('broken'))
        : t.worker.inInstitution(id, work, options),
  }
  await followDaily({ ...services, database })
  expect([await sees(one.row), await sees(other.row)]).toEqual([false, true])
  await followDaily(services)
  expect(await sees(one.row)).toBe(true)
})

it('work is listed by pages that neither repeat nor leave out a case', async () => {
  const { begun, ids, institutionId } = await town()
  t.clock.set(NOW)
  const cases = [await begun(), await begun(), await begun()].map(({ row }) => row.id)
  const page = (after: number) => {
    const place = { userId: ids.ana, since: NOW, after, limit: 2 }
    return t.worker.inInstitution(institutionId, (db) => workOfCases.list(db, place))
  }
  const first = await page(0)
  expect(first).toEqual(cases.slice(0, 2))
  expect(await page(first.at(-1) ?? 0)).toEqual(cases.slice(2))
  expect(await page(cases.at(-1) ?? 0)).toEqual([])
})
