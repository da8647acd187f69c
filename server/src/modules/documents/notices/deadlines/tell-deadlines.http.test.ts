import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../../../test/browsers/app.ts'
import type { Browser } from '../../../../../test/browsers/browser.ts'
import { noticeWorker } from '../../../../../test/notices/notice-worker.ts'
import { caseOffice } from '../../../../../test/offices/case-office.ts'
import { clerkOffice } from '../../../../../test/offices/clerk-office.ts'
import { aGroup, aPerson } from '../../../../../test/offices/person.ts'
import { tellDeadlines } from './tell-deadlines.ts'

const t = await testApp()
const worker = await noticeWorker(t)
/** The day on which each test registers; its steps come three weeks later. */
const start = '2026-11-02T10:00:00+02:00'
beforeEach(() => t.clock.set(start))

async function town() {
  const office = await clerkOffice(t)
  const { institutionId: i } = office
  const taxes = await aGroup(t.database, i, 'Taxe')
  const ion = await aPerson(t.database, i, 'ion', { groupIds: [taxes] })
  const boss = await aPerson(t.database, i, 'sefa', { groupIds: [taxes], groupRole: 'Director' })
  // The clock of these tests moves by weeks, and sessions end meanwhile.
  const elena: Pick<Browser, 'post'> = {
    post: async (...call) => (await office.as('elena')).post(...call),
  }
  const names = { [ion]: 'ion', [boss]: 'sefa' }
  const paper = async (user_ids: number[], more: object = {}) => {
    const { id } = await office.register({ deadline_type: 'date', deadline_on: '2026-11-27', ...more })
    await elena.post('/api/document/assign', { id, group_id: taxes, user_ids })
    return id
  }
  /** Whom the morning of a day told what, of this institution. */
  const morning = async (day: string, times = 1): Promise<string[]> => {
    const [before] = await t.asSuperuser<{ id: number }>(
      'select coalesce(max(id), 0)::int as id from notifications',
    )
    t.clock.set(`${day}T07:00:00+02:00`)
    await Promise.all(Array.from({ length: times }, () => tellDeadlines.run(worker.services, {})))
    const rows = await t.asSuperuser<{ user_id: number; action: string }>(
      'select user_id::int, action from notifications where institution_id = $1 and id > $2 order by action, id',
      [i, before!.id],
    )
    return rows.map(({ user_id, action }) => `${names[user_id] ?? user_id} ${action}`)
  }
  return { ...office, elena, taxes, ion, boss, paper, morning }
}

it('tells the worker at 7, 5, 3 and 1 days, once each, and the head on the last', async () => {
  const { ion, paper, morning } = await town()
  await paper([ion])
  const told: Record<string, string[]> = {}
  for (let day = 18; day <= 30; day++) {
    const first = await morning(`2026-11-${day}`, 2)
    expect(await morning(`2026-11-${day}`)).toEqual([])
    if (first.length > 0) told[day] = first
  }
  expect(told).toEqual({
    20: ['ion doc_expire_7days'],
    22: ['ion doc_expire_5days'],
    24: ['ion doc_expire_3days'],
    26: ['ion doc_expire_1day', 'sefa doc_expire_1day'],
  })
})

it('that missed days tells the nearest step alone', async () => {
  const { ion, paper, morning } = await town()
  await paper([ion])
  expect(await morning('2026-11-20')).toEqual(['ion doc_expire_7days'])
  // The 21st to the 24th went by without it: two steps, of which the nearer one is told.
  expect(await morning('2026-11-25')).toEqual(['ion doc_expire_3days'])
  expect(await morning('2026-11-26')).toEqual(['ion doc_expire_1day', 'sefa doc_expire_1day'])
})

it('begins anew when the deadline moves, and tells nothing of the former one', async () => {
  const { ion, paper, elena, morning } = await town()
  const id = await paper([ion])
  expect(await morning('2026-11-20')).toEqual(['ion doc_expire_7days'])
  const moved = await elena.post('/api/document/extend_deadline', {
    id,
    type: 'date',
    deadline_on: '2026-12-04',
    reason: 'Lipsă acte',
  })
  expect(moved.status).toBe(200)
  expect(await morning('2026-11-24')).toEqual([])
  expect(await morning('2026-11-26')).toEqual([])
  expect(await morning('2026-11-27')).toEqual(['ion doc_expire_7days'])
  expect(await morning('2026-12-01')).toEqual(['ion doc_expire_3days'])
})

it('is silent about what was closed or annulled meanwhile', async () => {
  const { ion, paper, elena, morning, institutionId } = await town()
  const [closed, annulled, open] = [await paper([ion]), await paper([ion]), await paper([ion])]
  await elena.post('/api/document/change_status', { id: closed, status: 6 })
  await elena.post('/api/document/annul', { id: annulled, reason: 'Greșit' })
  expect(await morning('2026-11-20')).toEqual(['ion doc_expire_7days'])
  await elena.post('/api/document/change_status', { id: open, status: 8 })
  expect(await morning('2026-11-22')).toEqual([])
  await t.asSuperuser('update documents set status = 3 where institution_id = $1 and id = $2', [
    institutionId,
    open,
  ])
  expect(await morning('2026-11-24')).toEqual(['ion doc_expire_3days'])
})

it('tells the head where nobody is named, and of a restricted document only who is named', async () => {
  const { ion, paper, morning, institutionId } = await town()
  await paper([])
  expect(await morning('2026-11-20')).toEqual(['sefa doc_expire_7days'])
  await t.asSuperuser('update documents set access_level = 4 where institution_id = $1', [institutionId])
  expect(await morning('2026-11-26')).toEqual([])
  const other = await town()
  await other.paper([other.ion], { access_level: 'restricted' })
  expect(await other.morning('2026-11-26')).toEqual(['ion doc_expire_1day'])
  expect(ion).not.toBe(other.ion)
})

it('says the day in the panel and keeps what a restricted document is about to itself', async () => {
  const { ion, paper, morning, institutionId } = await town()
  await paper([ion], { access_level: 'restricted', short_description: 'Plângere' })
  await paper([ion], { short_description: 'Cerere' })
  await morning('2026-11-20')
  const rows = await t.asSuperuser<{ subject_title: string; text_values: object }>(
    'select subject_title, text_values from notifications where institution_id = $1 and user_id = $2 and action like $3 order by id',
    [institutionId, ion, 'doc_expire%'],
  )
  expect(rows).toEqual([
    { subject_title: '', text_values: { on: '2026-11-27' } },
    { subject_title: 'Cerere', text_values: { on: '2026-11-27' } },
  ])
})

async function caseTown() {
  const office = await caseOffice(t)
  const term = { deadline_type: 'date', deadline_on: '2026-11-27' }
  const names = Object.fromEntries(Object.entries(office.ids).map(([name, id]) => [id, name]))
  const told = async (action: string) => {
    const rows = await t.asSuperuser<{ user_id: number }>(
      'select user_id::int from notifications where institution_id = $1 and action = $2 order by id',
      [office.institutionId, action],
    )
    return rows.map(({ user_id }) => names[user_id]).sort()
  }
  const morning = async (day: string) => {
    t.clock.set(`${day}T07:00:00+02:00`)
    await tellDeadlines.run(worker.services, {})
  }
  return { ...office, told, morning, opened: (shares: object[]) => office.open(shares, {}, term) }
}

it('tells who has work in a case that its deadline was moved', async () => {
  const { urbanism, ids, opened, made, told } = await caseTown()
  const { id } = await opened([{ group_id: urbanism, user_id: ids.ana, role: 'lead' }])
  const later = { id, type: 'date', deadline_on: '2026-12-04', reason: 'Lipsesc acte' }
  await made('primar', '/api/workcase/extend_deadline', later)
  await worker.relay()
  expect(await told('doc_news')).toEqual(['ana'])
})

it('tells who has work in a case, and its head on the last day; of work that nobody has yet, the head each time', async () => {
  const { urbanism, legal, ids, opened, told, morning } = await caseTown()
  await opened([{ group_id: urbanism, user_id: ids.ana, role: 'lead' }])
  await opened([
    { group_id: legal, user_id: ids.calin, role: 'lead' },
    { group_id: urbanism, role: 'opinion' },
  ])
  await morning('2026-11-20')
  expect(await told('doc_expire_7days')).toEqual(['ana', 'calin', 'sef'])
  await morning('2026-11-26')
  expect(await told('doc_expire_1day')).toEqual(['ana', 'calin', 'sef', 'sef'])
})
