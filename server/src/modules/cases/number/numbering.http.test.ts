import type { CaseNumbering } from '@hdoc/contract/cases/case-numbering.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({
  now: '2026-12-31T23:00:00+02:00',
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})

async function numbering() {
  const office = await caseOffice(t)
  await aPerson(t.database, office.institutionId, 'admin', { permissions: ['client.admin'] })
  const admin = t.browser(office.host)
  await admin.signIn('admin')
  const read = async () => (await admin.get<CaseNumbering>('/api/workcase_numbering/get')).body
  const change = (pattern: string) =>
    admin.post<{ errors?: object }>('/api/workcase_numbering/update', { pattern })
  return { ...office, read, change }
}

it('begins anew with the year, without a gap, in the pattern of the institution', async () => {
  const { open, read, change, damage } = await numbering()
  expect(await read()).toEqual({ pattern: 'DS-#####/{YYYY}', next: 'DS-00001/2026', version: 0 })
  expect((await open()).number).toBe('DS-00001/2026')
  expect((await change('Dosar ###/{YY}')).status).toBe(200)
  expect(await read()).toMatchObject({ next: 'Dosar 002/26', version: 1 })
  expect((await open()).number).toBe('Dosar 002/26')
  t.clock.set('2027-01-01T00:00:01+02:00')
  expect((await open()).number).toBe('Dosar 001/27')
  expect(await damage()).toEqual([])
  t.clock.set('2026-12-31T23:00:00+02:00')
})

it('gives no number twice in a year: a case is refused, with the number, and so is a registration', async () => {
  const { open, change, register, call, send, urbanism, institutionId, damage } = await numbering()
  await change('DS-1#/{YYYY}')
  expect((await open()).number).toBe('DS-11/2026')
  await change('DS-#/{YYYY}')
  const { id } = await register()
  await t.asSuperuser(`update case_counters set next_number = 11 where institution_id = $1`, [institutionId])
  const refused = await call('primar', '/api/workcase/add', { document_id: id })
  const message =
    'Numărul de dosar „DS-11/2026” a fost deja dat în 2026. Un administrator alege alt model pentru numerele dosarelor.'
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'CASE_NUMBER_REPEATS',
    message,
  ])
  const registered = await send({ case: { shares: [{ group_id: urbanism, role: 'lead' }] } })
  expect([registered.status, registered.body.message]).toEqual([409, message])
  await t.asSuperuser(`update case_counters set next_number = 2 where institution_id = $1`, [institutionId])
  expect(await damage()).toEqual([])
})

it('names the counter and the year', async () => {
  const { change } = await numbering()
  expect((await change('DS/{YYYY}')).body.errors).toHaveProperty('pattern')
  expect((await change('DS-###')).body.errors).toEqual({
    pattern: ['Numerotarea dosarelor reîncepe în fiecare an: adăugați anul (YYYY, între acolade).'],
  })
})

it('is kept by `hdoc verify`: a lost case, a changed number, a counter that went back', async () => {
  const { open, damage, institutionId } = await numbering()
  await open()
  await open()
  const alter = (text: string) => t.asSuperuser(text, [institutionId])
  await alter(`update case_counters set next_number = 2 where institution_id = $1`)
  expect(await damage()).toEqual([
    expect.stringContaining('number 2 comes next, though the last one given is 2'),
  ])
  await alter(`update case_counters set next_number = 3 where institution_id = $1`)
  await alter(`delete from case_ledger where institution_id = $1 and counter = 1`)
  expect(await damage()).toEqual([
    expect.stringContaining('at number 1 the case says DS-00001/2026 and the ledger –'),
  ])
})
