import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const start = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: start,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
beforeEach(() => t.clock.set(start))
type Saved = Failure & { id: number; data: Register }

async function townHall() {
  const office = await freshOffice(t.database)
  await aPerson(t.database, office.institution.id, 'arhivar', {
    name: 'Sorin Bujor',
    permissions: ['register.manage', 'document.register'],
  })
  const browser = t.browser(office.institution.host)
  await browser.signIn('arhivar')
  const add = (values: object) => browser.post<Saved>('/api/register/add', values)
  const change = (id: number, values: object) => browser.post<Saved>('/api/register/update', { id, values })
  const get = async (id: number) => (await browser.get<Register>(`/api/register/get/${id}`)).body
  const register = async (registerId: number) => {
    const { body } = await browser.post<Failure & { data?: Registered }>('/api/document/add', {
      category: 'intrare',
      register_id: registerId,
      doc_type_id: office.docTypeId,
      issuer_id: office.issuerId,
      short_description: 'Cerere',
    })
    return body.data?.number ?? body.errors
  }
  return { office, browser, add, change, get, register }
}
const daily = { name: 'Zilnic', code: 'Z', pattern: '{YYYY}{MM}{DD}-##', daily: true }

describe('a daily series', () => {
  it('must have the date in its pattern, when made and when changed', async () => {
    const { add, change, get, register } = await townHall()
    const sentence = {
      pattern: [
        'Modelul unei serii zilnice trebuie să conțină ziua {DD}, luna {MM} și anul {YYYY} sau {YY}.',
      ],
    }
    expect((await add({ ...daily, pattern: '{DD}-##' })).body.errors).toEqual(sentence)
    const { id } = (await add(daily)).body
    expect((await change(id, { pattern: '##' })).body.errors).toEqual(sentence)
    expect(await get(id)).toMatchObject({ daily: true, next_reset_on: '2026-11-21' })
    expect(await register(id)).toBe('20261120-01')
    expect((await change(id, { daily: false })).body.errors).toEqual({
      daily: ['Resetarea se poate schimba doar înainte de primul număr al unei serii.'],
    })
    t.clock.set('2026-11-21T09:00:00+02:00')
    expect((await change(id, { daily: false })).body.data).toMatchObject({ daily: false })
    expect(await register(id)).toBe('20261121-01')
    expect((await change(id, { daily: true })).status).toBe(422)
  })
})

describe('the last number', () => {
  it('ends a series, cannot lie below what was given, and the next series goes on', async () => {
    const { add, change, register } = await townHall()
    const { id, data } = (await add({ name: 'Mic', code: 'M', pattern: 'M#/{YYYY}', last_number: 2 })).body
    expect(data).toMatchObject({ last_number: 2, current_number: 0, next_reset_on: '2027-01-01' })
    expect([await register(id), await register(id)]).toEqual(['M1/2026', 'M2/2026'])
    const full = { register_id: ['Seria registrului este completă: ultimul număr permis a fost dat.'] }
    expect(await register(id)).toEqual(full)
    expect((await change(id, { last_number: 1 })).body.errors).toEqual({
      last_number: ['Cea mai mică valoare permisă este 2.'],
    })
    expect((await change(id, { last_number: 3 })).status).toBe(200)
    expect([await register(id), await register(id)]).toEqual(['M3/2026', full])
    t.clock.set('2027-01-01T00:00:00+02:00')
    expect(await register(id)).toBe('M1/2027')
    expect((await change(id, { last_number: null })).body.data.last_number).toBeNull()
  })
})

describe('what a register is for', () => {
  it('is online or secondary by its fields; secondary is settled with the first number', async () => {
    const { add, change, register, office, browser } = await townHall()
    const { id, data } = (
      await add({ name: 'Dispoziții', code: 'D', pattern: 'D#', secondary: true, online: true })
    ).body
    expect(data).toMatchObject({ secondary: true, online: true })
    expect(await register(id)).toEqual({
      register_id: ['Un registru secundar dă doar numere suplimentare; alegeți un registru principal.'],
    })
    expect((await change(id, { secondary: false })).status).toBe(200)
    expect(await register(id)).toBe('D1')
    expect((await change(id, { secondary: true })).body.errors).toEqual({
      secondary: ['Registrul a dat deja numere: nu mai poate deveni secundar sau principal.'],
    })
    const form = await browser.get<{ registers: { id: number }[] }>('/api/document/registration_form')
    expect(form.body.registers.map((one) => one.id)).toContain(office.registerId)
  })
})

describe('POST /api/register/close and /api/register/reopen', () => {
  it('stops the numbers and lets them go on, each with its reason, once', async () => {
    const { office, browser, get, register } = await townHall()
    const id = office.registerId
    const act = (what: 'close' | 'reopen', body: object) =>
      browser.post<Saved>(`/api/register/${what}`, { id, ...body })
    expect(await register(id)).toBe('RG-0001/2026')
    expect((await act('close', {})).body.errors).toEqual({ reason: ['Acest câmp trebuie să fie completat.'] })
    const { version } = await get(id)
    expect((await act('close', { reason: 'Registru încheiat', version })).body.data).toMatchObject({
      closed: true,
      next_reset_on: null,
    })
    expect((await act('close', { reason: 'Din nou' })).body.code).toBe('CONFLICT')
    expect((await act('reopen', { reason: 'x', version })).body.code).toBe('STALE_VERSION')
    expect(await register(id)).toEqual({ register_id: ['Registrul este închis.'] })
    expect((await act('reopen', { reason: 'Închis din greșeală' })).body.data.closed).toBe(false)
    expect(await register(id)).toBe('RG-0002/2026')
    expect((await browser.post('/api/register/close', { id: 999_999, reason: 'x' })).status).toBe(404)
    const { body } = await browser.get<SubjectActivity[]>(`/api/register/activity/${id}`)
    expect(body.map(({ action, reason, by }) => [action, reason, by])).toEqual([
      ['register.reopened', 'Închis din greșeală', 'Sorin Bujor'],
      ['register.closed', 'Registru încheiat', 'Sorin Bujor'],
    ])
    expect(body[1]?.changes).toEqual([{ field: 'closed', before: 'false', after: 'true' }])
    expect((await browser.get('/api/register/activity/999999')).status).toBe(404)
  })

  it('lets no registration through that waited for the closing', async () => {
    const { office, browser, register } = await townHall()
    const [closed, ...numbers] = await Promise.all([
      browser.post('/api/register/close', { id: office.registerId, reason: 'Sfârșit' }),
      ...Array.from({ length: 20 }, () => register(office.registerId)),
    ])
    expect(closed.status).toBe(200)
    const given = numbers.filter((one) => typeof one === 'string')
    expect(new Set(given).size).toBe(given.length)
    expect(await register(office.registerId)).toEqual({ register_id: ['Registrul este închis.'] })
    const [kept] = await t.asSuperuser<{ lines: number }>(
      'select count(*)::int as lines from register_ledger where institution_id = $1',
      [office.institution.id],
    )
    expect(kept?.lines).toBe(given.length)
  })
})
