import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Saved = Failure & { id: number; data: Register }

async function townHall() {
  const office = await freshOffice(t.database)
  await aPerson(t.database, office.institution.id, 'arhivar', { permissions: ['register.manage'] })
  const browser = t.browser(office.institution.host)
  await browser.signIn('arhivar')
  const add = (pattern: string, more: object = {}, code = 'ALT') =>
    browser.post<Saved>('/api/register/add', { name: `Registru ${code}`, code, pattern, ...more })
  const change = (id: number, values: object) => browser.post<Saved>('/api/register/update', { id, values })
  const lastTold = async (id: number) =>
    (await browser.get<SubjectActivity[]>(`/api/register/activity/${id}`)).body[0]!
  return { browser, add, change, lastTold }
}

it('refuses a register that could write a number of another one, closed or not, naming both, in both languages', async () => {
  const { browser, add } = await townHall()
  const refused = await add('RG-####/2026')
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toEqual({
    share_numbers: [
      'Același număr, de exemplu „RG-0001/2026”, ar putea fi dat în același an și în: „Registrul general”. Alegeți un model care se deosebește, de exemplu cu alt prefix, sau bifați că acceptați.',
    ],
  })
  const english = await browser.post<Failure>(
    '/api/register/add',
    { name: 'Altul', code: 'ALT', pattern: '{YY}-#' },
    { 'accept-language': 'en' },
  )
  expect(english.status).toBe(200)
  const said = await browser.post<Failure>(
    '/api/register/add',
    { name: 'Altul', code: 'ALT', pattern: '26-##' },
    { 'accept-language': 'en' },
  )
  expect(said.body.errors?.share_numbers?.[0]).toBe(
    'The same number, for example "26-10", could be given in the same year in: "Altul" too. Choose a pattern that differs, for example by another prefix, or tick that you accept it.',
  )
  const other = (await add('ALT-#', {}, 'VECHI')).body
  await browser.post('/api/register/close', { id: other.id, reason: 'Nu se mai folosește' })
  expect((await add('ALT-##', {}, 'NOU')).status).toBe(422)
  expect((await browser.get<{ data: Register[] }>('/api/register/list')).body.data).toHaveLength(3)
})

it('takes it when the sentence is ticked, and the trail keeps the sentence and the other register', async () => {
  const { add, lastTold } = await townHall()
  const added = await add('RG-####/{YYYY}', { share_numbers: true })
  expect(added.status).toBe(200)
  const { changes } = await lastTold(added.body.id)
  expect(changes).toEqual(
    expect.arrayContaining([
      { field: 'share_numbers', before: '', after: 'true' },
      { field: 'shared_with', before: '', after: 'Registrul general' },
    ]),
  )
})

it('asks when the pattern or a code in it changes, not for what stands already', async () => {
  const { add, change, lastTold } = await townHall()
  const one = (await add('{REG}-#', { share_numbers: true }, 'A')).body.id
  expect((await lastTold(one)).changes.map(({ field }) => field)).not.toContain('share_numbers')
  const two = (await add('{REG}-#', {}, 'B')).body.id
  for (const values of [{ code: 'A' }, { pattern: 'A-#' }, { pattern: '{REG}-##', code: 'A' }]) {
    const refused = await change(two, values)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['share_numbers']])
  }
  expect((await change(two, { pattern: 'A-#', share_numbers: true })).status).toBe(200)
  expect((await lastTold(two)).changes).toContainEqual({
    field: 'shared_with',
    before: '',
    after: 'Registru A',
  })
  expect((await change(two, { name: 'Același model, ca înainte' })).status).toBe(200)
})

it('takes one of two that are added at the same time', async () => {
  const { add } = await townHall()
  const answers = await Promise.all([1, 2, 3, 4].map((n) => add('X-#', {}, `X${n}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
})
