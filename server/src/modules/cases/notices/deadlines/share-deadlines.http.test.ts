import { expect, it } from 'vitest'
import { testApp } from '../../../../../test/browsers/app.ts'
import { noticeWorker, panelOf } from '../../../../../test/notices/notice-worker.ts'
import { caseOffice } from '../../../../../test/offices/case-office.ts'
import { workerServices } from '../../../../../test/programs/worker-services.ts'
import { handle } from './tell-share-deadlines.handler.ts'

const NOW = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: NOW,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
const worker = await noticeWorker(t)

async function town() {
  t.clock.set(NOW)
  const office = await caseOffice(t)
  const { urbanism, legal, ids, open } = office
  /** A case until 20.12., in which Călin's opinion is due earlier. */
  const due = (deadline_on: string) =>
    open(
      [
        { group_id: urbanism, user_id: ids.ana, role: 'lead' },
        { group_id: legal, user_id: ids.calin, role: 'opinion', deadline_on },
      ],
      {},
      { deadline_type: 'date', deadline_on: '2026-12-20' },
    )
  const run = async (at: string) => {
    t.clock.set(at)
    await handle(await workerServices(t))
  }
  const told = async (who: 'ana' | 'calin' | 'dora' | 'sef') => {
    await worker.relay()
    const browser = t.browser(office.host)
    await browser.signIn(who)
    return (await panelOf(browser)).filter((one) => one.startsWith('share_'))
  }
  return { ...office, due, run, told }
}

it('who has a share is told of its own deadline once each step, after an outage of the nearest only', async () => {
  const { due, run, told } = await town()
  const { number } = await due('2026-12-01')
  await run('2026-11-23T08:00:00+02:00')
  expect(await told('calin')).toEqual([])
  await run('2026-11-24T08:00:00+02:00')
  await run('2026-11-24T09:00:00+02:00')
  expect(await told('calin')).toEqual([`share_7days ${number}`])
  await run('2026-11-29T08:00:00+02:00')
  expect(await told('calin')).toEqual([`share_3days ${number}`, `share_7days ${number}`])
  await run('2026-11-30T08:00:00+02:00')
  expect(await told('calin')).toEqual([
    `share_1day ${number}`,
    `share_3days ${number}`,
    `share_7days ${number}`,
  ])
  expect(await told('ana')).toEqual([])
})

it('a share without a deadline of its own, or with the document’s, is told of by the document', async () => {
  const { due, run, told } = await town()
  await due('2026-12-20')
  await run('2026-12-14T08:00:00+02:00')
  expect([await told('calin'), await told('ana')]).toEqual([[], []])
})

it('of a share whose person has left, its heads are told', async () => {
  const { open, run, told, urbanism, legal, ids, institutionId } = await town()
  const { number } = await open(
    [
      { group_id: legal, role: 'lead' },
      { group_id: urbanism, user_id: ids.ana, role: 'opinion', deadline_on: '2026-12-01' },
    ],
    {},
    { deadline_type: 'date', deadline_on: '2026-12-20' },
  )
  await t.asSuperuser(`update users set state = 'inactive' where institution_id = $1 and id = $2`, [
    institutionId,
    ids.ana,
  ])
  await run('2026-11-24T08:00:00+02:00')
  expect(await told('sef')).toEqual([`share_7days ${number}`])
})

it('at registration an own deadline is never after the document’s', async () => {
  const { urbanism, legal, sign, paper, institutionId } = await town()
  await t.asSuperuser(
    `insert into user_permissions (institution_id, user_id, permission)
     select institution_id, id, 'document.register' from users where institution_id = $1 and username = 'primar'`,
    [institutionId],
  )
  const shares = (deadline_on: string) => ({
    deadline_type: 'date',
    deadline_on: '2026-12-20',
    case: {
      shares: [
        { group_id: urbanism, role: 'lead' },
        { group_id: legal, role: 'opinion', deadline_on },
      ],
    },
  })
  const primar = await sign('primar')
  const late = await primar.post<{ errors: object }>('/api/document/add', paper(shares('2026-12-21')))
  expect([late.status, late.body.errors]).toEqual([
    422,
    { 'case.shares.1.deadline_on': ['Termenul nu poate fi după cel al dosarului (20.12.2026).'] },
  ])
  const kept = await primar.post<{ data: { number: string } }>(
    '/api/document/add',
    paper(shares('2026-12-20')),
  )
  expect([kept.status, kept.body.data.number]).toEqual([200, 'RG-0001/2026'])
})
