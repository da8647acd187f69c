import type { Option } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Substitution } from '@hdoc/contract/people/substitutes.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { mayActFor } from '../index.ts'

const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
type Answer = Failure & { id: number; data: Substitution }
type Own = { away: Substitution[]; stands_for: Substitution[] }
const week = { from_on: '2026-11-23', until_on: '2026-11-27' }

async function people() {
  const office = await caseOffice(t)
  const name = async (who: Parameters<typeof office.sign>[0], body: object) =>
    (await office.sign(who)).post<Answer>('/api/substitute/add', body)
  const manager = async (permissions: Parameters<typeof aPerson>[3] = { permissions: ['user.manage'] }) => {
    const id = await aPerson(t.database, office.institutionId, 'resurse', permissions)
    const browser = t.browser(office.host)
    await browser.signIn('resurse')
    return { id, browser }
  }
  return { ...office, name, manager }
}

it('a person names who stands in for them; both see it, others nothing', async () => {
  const { name, ids, sign } = await people()
  const named = await name('ana', { substitute_id: ids.ion, ...week })
  expect([named.status, named.body.data]).toMatchObject([
    200,
    {
      user: { name: 'Ana Urbanism' },
      substitute: { name: 'Ion Urbanism' },
      tasks: 'both',
      state: 'coming',
      can: { end: true },
    },
  ])
  const own = async (who: 'ana' | 'ion' | 'calin') =>
    (await (await sign(who)).get<Own>('/api/substitute/own')).body
  expect((await own('ana')).away).toHaveLength(1)
  expect((await own('ion')).stands_for).toMatchObject([{ id: named.body.id, can: { end: false } }])
  expect(await own('calin')).toEqual({ away: [], stands_for: [] })
  const calin = await sign('calin')
  expect((await calin.get(`/api/substitute/of_user/${ids.ana}`)).status).toBe(403)
  expect((await calin.post('/api/substitute/end', { id: named.body.id })).status).toBe(404)
  expect((await (await sign('ion')).post('/api/substitute/end', { id: named.body.id })).status).toBe(403)
})

it('what does not fit says so on its field', async () => {
  const { name, ids } = await people()
  const fields = async (who: 'ana' | 'ion', body: object) =>
    Object.entries((await name(who, body)).body.errors ?? {})
  expect(await fields('ana', { substitute_id: ids.ana, ...week })).toEqual([
    ['substitute_id', ['Alegeți altă persoană: nimeni nu se înlocuiește pe sine.']],
  ])
  expect(await fields('ana', { substitute_id: 999_999, ...week })).toEqual([
    ['substitute_id', ['Valoarea aleasă nu există.']],
  ])
  expect(
    await fields('ana', { substitute_id: ids.ion, from_on: '2026-11-19', until_on: '2026-11-21' }),
  ).toEqual([['from_on', ['Înlocuirea începe cel mai devreme azi.']]])
  expect((await name('ana', { substitute_id: ids.ion, tasks: 'cases', ...week })).status).toBe(200)
  expect(
    await fields('ana', { substitute_id: ids.sef, from_on: '2026-11-27', until_on: '2026-11-30' }),
  ).toEqual([
    ['from_on', ['În aceste zile există deja un înlocuitor: Ion Urbanism (23.11.2026–27.11.2026).']],
  ])
  // For approvals nobody stands in yet, and a day later nobody at all.
  expect((await name('ana', { substitute_id: ids.sef, tasks: 'approvals', ...week })).status).toBe(200)
  expect(
    (await name('ana', { substitute_id: ids.sef, from_on: '2026-11-28', until_on: '2026-11-30' })).status,
  ).toBe(200)
  expect(await fields('ion', { substitute_id: ids.ana, ...week })).toEqual([
    ['substitute_id', ['Ana Urbanism lipsește și în aceste zile (23.11.2026–27.11.2026).']],
  ])
})

it('an absence without a substitute stands beside the name, and nobody does the work for it', async () => {
  const { name, ids, sign, urbanism, institutionId } = await people()
  const days = { from_on: '2026-11-20', until_on: '2026-11-27' }
  const said = await name('ana', { substitute_id: null, ...days })
  expect([said.status, said.body.data]).toMatchObject([
    200,
    { substitute: null, tasks: null, state: 'now', can: { end: true } },
  ])
  const sef = await sign('sef')
  const candidates = async () =>
    (await sef.get<{ id: number; absence: string }[]>(`/api/workcase/candidates/${urbanism}`)).body
  const absenceOf = async (id: number) => (await candidates()).find((one) => one.id === id)?.absence
  expect(await absenceOf(ids.ana)).toBe('lipsește până la 27.11.2026')
  const { body: options } = await sef.get<Option[]>('/api/user/options?q=Ana')
  expect(options).toMatchObject([{ id: ids.ana, note: 'lipsește până la 27.11.2026' }])
  const again = await name('ana', { substitute_id: null, ...days })
  expect(again.body.errors).toEqual({
    from_on: ['În aceste zile este deja anunțată o absență (20.11.2026–27.11.2026).'],
  })
  // Who is away stands in for nobody; who stands in may be named later.
  expect((await name('ion', { substitute_id: ids.ana, ...week })).body.errors).toHaveProperty('substitute_id')
  const acts = (id: number) =>
    t.database.inInstitution(institutionId, (db) => {
      const actor = { id, institutionId } as Parameters<typeof mayActFor>[1]['actor']
      return mayActFor(db, { actor, userId: ids.ana, task: 'cases', today: '2026-11-20' })
    })
  expect(await acts(ids.ion)).toBe(false)
  expect((await name('ana', { substitute_id: ids.ion, ...days })).status).toBe(200)
  expect(await acts(ids.ion)).toBe(true)
  expect(await absenceOf(ids.ana)).toBe('lipsește până la 27.11.2026, înlocuit de Ion Urbanism')
  const ended = await (await sign('ana')).post<Answer>('/api/substitute/end', { id: said.body.id })
  expect(ended.body.data).toMatchObject({ state: 'over', substitute: null })
})

it('of two who name different substitutes at once one has to choose other days', async () => {
  const { name, ids, manager } = await people()
  const { browser } = await manager()
  const other = { user_id: ids.ana, substitute_id: ids.sef, ...week }
  const answers = await Promise.all([
    name('ana', { substitute_id: ids.ion, ...week }),
    browser.post<Answer>('/api/substitute/add', other),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

it('who manages people names others, but never themselves for somebody else, nor for an administrator', async () => {
  const { ids, manager, sign, institutionId } = await people()
  const { id, browser } = await manager()
  const add = (body: object) => browser.post<Answer>('/api/substitute/add', { ...week, ...body })
  expect((await add({ user_id: ids.ana, substitute_id: id })).body.errors).toEqual({
    substitute_id: [
      'Nu vă puteți numi singur înlocuitorul altcuiva: îl numește persoana sau alt administrator.',
    ],
  })
  const admin = await aPerson(t.database, institutionId, 'sefa', { isAdmin: true })
  expect((await add({ user_id: admin, substitute_id: ids.ana })).status).toBe(403)
  const named = await add({ user_id: ids.ana, substitute_id: ids.ion })
  expect((await browser.get<Substitution[]>(`/api/substitute/of_user/${ids.ana}`)).body).toHaveLength(1)
  const calin = await sign('calin')
  const refused = await calin.post<Answer>('/api/substitute/add', {
    user_id: ids.ana,
    substitute_id: ids.calin,
    ...week,
  })
  expect(refused.status).toBe(403)
  const ended = await browser.post<Answer>('/api/substitute/end', { id: named.body.id })
  expect(ended.body.data.state).toBe('over')
  const again = await browser.post<Answer>('/api/substitute/end', { id: named.body.id })
  expect([again.status, again.body.code]).toEqual([409, 'SUBSTITUTION_OVER'])
})

it('stands beside the name wherever a person is chosen, while it lasts', async () => {
  const { name, ids, sign, urbanism } = await people()
  await name('ana', { substitute_id: ids.ion, from_on: '2026-11-20', until_on: '2026-11-27' })
  const sef = await sign('sef')
  const text = 'lipsește până la 27.11.2026, înlocuit de Ion Urbanism'
  const option = async () => (await sef.get<Option[]>('/api/user/options?q=Ana')).body[0]
  const candidates = async () =>
    (await sef.get<{ id: number; absence: string }[]>(`/api/workcase/candidates/${urbanism}`)).body
  expect(await option()).toEqual({ id: ids.ana, name: 'Ana Urbanism', note: text })
  expect((await candidates()).find(({ id }) => id === ids.ana)?.absence).toBe(text)
  t.clock.set('2026-11-28T00:30:00+02:00')
  expect(await option()).toEqual({ id: ids.ana, name: 'Ana Urbanism' })
  expect((await candidates()).map(({ absence }) => absence)).toEqual(['', '', ''])
  t.clock.set('2026-11-20T10:00:00+02:00')
})

it('whether one may act for another is said of a day, of a task, and never through a third', async () => {
  const { name, ids, institutionId } = await people()
  await name('ana', { substitute_id: ids.ion, tasks: 'approvals', ...week })
  await name('ion', { substitute_id: ids.sef, from_on: '2026-11-25', until_on: '2026-11-27' })
  const may = (who: number, forWhom: number, today: string, task: 'cases' | 'approvals' = 'approvals') =>
    t.database.inInstitution(institutionId, (db) => {
      const actor = { id: who, institutionId } as Parameters<typeof mayActFor>[1]['actor']
      return mayActFor(db, { actor, userId: forWhom, task, today })
    })
  expect(await may(ids.ion, ids.ana, '2026-11-22')).toBe(false)
  expect(await may(ids.ion, ids.ana, '2026-11-23')).toBe(true)
  expect(await may(ids.ion, ids.ana, '2026-11-27')).toBe(true)
  expect(await may(ids.ion, ids.ana, '2026-11-28')).toBe(false)
  expect(await may(ids.ion, ids.ana, '2026-11-23', 'cases')).toBe(false)
  expect(await may(ids.ana, ids.ion, '2026-11-25')).toBe(false)
  expect(await may(ids.sef, ids.ion, '2026-11-25')).toBe(true)
  expect(await may(ids.sef, ids.ana, '2026-11-25')).toBe(false)
})
