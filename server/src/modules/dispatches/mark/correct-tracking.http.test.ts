import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import type { SavedDispatch } from '../../../../test/dispatches/dispatch-office.ts'
import { letterOffice } from '../../../../test/dispatches/letter-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

/** A letter that left with a tracking number, and whoever corrects it. */
async function sentLetter() {
  const office = await letterOffice(t)
  const { add, work } = office
  const olga = await office.person('olga')
  const one = await add()
  const early = await olga.post<SavedDispatch>('/api/dispatch/correct', { id: one.id, tracking_number: 'X' })
  expect(early.body.code).toBe('DISPATCH_STATUS')
  await office.mark([one.id], { status: 'sent', tracking_number: 'RR12RO' })
  const correct = (body: object) => olga.post<SavedDispatch>('/api/dispatch/correct', body)
  const told = async () =>
    (await olga.get<SubjectActivity[]>(`/api/workcase/activity/${work.id}`)).body.filter(
      ({ action }) => action === 'workcase.dispatch_tracking',
    )
  const now = async () =>
    (await olga.get<Dispatch[]>(`/api/dispatch/of_case/${work.id}`)).body.find(({ id }) => id === one.id)
  return { ...office, one, correct, told, now }
}

it('a tracking number that was mistyped is corrected, on the version one saw, with both numbers in the trail', async () => {
  const { one, correct, told, now, call } = await sentLetter()
  const strange = await call('ana', '/api/dispatch/correct', { id: one.id, tracking_number: 'RR21RO' })
  expect(strange.status).toBe(403)
  const seen = await now()
  expect(seen?.can.correct).toBe(true)
  const version = seen?.version ?? 0
  const saved = await correct({ id: one.id, version, tracking_number: ' RR21RO ' })
  expect(saved.body.data).toMatchObject({
    ...{ tracking_number: 'RR21RO', version: version + 1, status: { code: 'sent' }, sent_on: '2026-11-20' },
  })
  const stale = await correct({ id: one.id, version, tracking_number: 'RR3RO' })
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION'])
  expect(stale.body.message).toContain('Olga Urbanism')
  // The same number once more changes nothing.
  expect((await correct({ id: one.id, tracking_number: 'RR21RO' })).body.data.version).toBe(version + 1)
  const [entry, ...more] = await told()
  expect(more).toEqual([])
  expect(entry?.changes).toContainEqual(
    expect.objectContaining({ field: 'tracking_number', before: 'RR12RO', after: 'RR21RO' }),
  )
})

it('it is corrected also once it arrived, and by nobody where there is no number', async () => {
  const { one, add, correct, mark, now } = await sentLetter()
  const { version } = (await now()) ?? one
  await mark([one.id], { status: 'confirmed' })
  // Named is who marked it, and not who prepared it.
  const stale = await correct({ id: one.id, version, tracking_number: 'RR21RO' })
  expect([stale.status, stale.body.message]).toEqual([409, expect.stringContaining('Paula Poștă')])
  expect((await correct({ id: one.id, tracking_number: 'RR21RO' })).status).toBe(200)
  expect((await now())?.tracking_number).toBe('RR21RO')
  const here = await add({ method: 'in_person', postal_kind: null, address: 'la ghișeu' })
  await mark([here.id], { status: 'sent', on_list: true })
  const refused = await correct({ id: here.id, tracking_number: 'X' })
  expect([refused.status, refused.body.code]).toEqual([409, 'DISPATCH_UNTRACKED'])
})
