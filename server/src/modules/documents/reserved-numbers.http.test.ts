import { randomUUID } from 'node:crypto'
import type { Document, Registered } from '@hdoc/contract/documents.ts'
import type { Failure } from '@hdoc/contract/errors.ts'
import type { Reservation, UsableNumber } from '@hdoc/contract/reservations.ts'
import type { ListAnswer } from '@hdoc/contract/resource.ts'
import type { SubjectActivity } from '@hdoc/contract/subject-activity.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { Browser } from '../../../test/browser.ts'
import { freshOffice } from '../../../test/office.ts'
import { aGroup, aPerson } from '../../../test/person.ts'
import { findDamage } from '../../app/verify/find-damage.ts'
import { sealAll } from '../../platform/audit/seal-audit.ts'

const start = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: start,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
beforeEach(() => t.clock.set(start))
type Reserved = Failure & { numbers: { id: number; number: string; reserved_on: string }[] }

async function townHall() {
  const office = await freshOffice(t.database)
  const { id: institutionId, host } = office.institution
  await aPerson(t.database, institutionId, 'ana', {
    name: 'Ana Toma',
    permissions: ['number.reserve', 'document.register', 'document.list'],
  })
  await aPerson(t.database, institutionId, 'sef', {
    name: 'Șef Registratură',
    permissions: ['number.reserve', 'number.reserve_past', 'register.manage', 'document.register'],
  })
  const sign = async (name: string) => {
    const browser = t.browser(host)
    await browser.signIn(name)
    return browser
  }
  const ana = await sign('ana')
  const sef = await sign('sef')
  const reserve = (body: object = {}, browser: Browser = ana) =>
    browser.post<Reserved>('/api/number_reservation/add', {
      register_id: office.registerId,
      confirmed: true,
      ...body,
    })
  const register = (body: object = {}, browser: Browser = ana) =>
    browser.post<Failure & { id: number; data: Registered }>('/api/document/add', {
      category: 'intrare',
      register_id: office.registerId,
      doc_type_id: office.docTypeId,
      issuer_id: office.issuerId,
      short_description: 'Hotărâre',
      ...body,
    })
  const list = async (query = '', browser: Browser = ana) =>
    (await browser.get<ListAnswer<Reservation>>(`/api/number_reservation/list/20${query}`)).body.data
  const release = (ids: number[], reason = 'Nu mai este nevoie', browser: Browser = ana) =>
    browser.post<Failure>('/api/number_reservation/release', { ids, reason })
  const usable = async (browser: Browser = ana) =>
    (
      await browser.get<{ numbers: UsableNumber[]; past_allowed: boolean }>(
        `/api/number_reservation/usable?register_id=${office.registerId}`,
      )
    ).body
  const damage = async () => {
    await sealAll(t.database)
    return (await findDamage(t.database, { institutionId })).map(({ sentence }) => sentence.en)
  }
  return { office, institutionId, ana, sef, sign, reserve, register, list, release, usable, damage }
}

describe('POST /api/number_reservation/add', () => {
  it('needs the right and the ticked box', async () => {
    const { office, institutionId, sign, reserve } = await townHall()
    await aPerson(t.database, institutionId, 'ion', { permissions: ['document.register'] })
    const ion = await sign('ion')
    for (const path of ['add', 'release'])
      expect((await ion.post<Failure>(`/api/number_reservation/${path}`, {})).body.missing).toBe(
        'number.reserve',
      )
    for (const path of ['list/20', 'form'])
      expect((await ion.get(`/api/number_reservation/${path}`)).status).toBe(403)
    expect((await reserve({ confirmed: false })).body.errors).toEqual({
      confirmed: ['Bifați confirmarea rezervării numărului.'],
    })
    expect((await reserve({ confirmed: undefined })).status).toBe(422)
    expect((await reserve({ count: 501 })).status).toBe(422)
    expect((await reserve({ register_id: 999_999 })).body.errors).toEqual({
      register_id: ['Valoarea aleasă nu există.'],
    })
    const form = await t.browser(office.institution.host).get('/api/number_reservation/form')
    expect(form.status).toBe(401)
  })

  it('takes one or several numbers; others go on after them', async () => {
    const { office, ana, reserve, register, list } = await townHall()
    expect((await register()).body.data.number).toBe('RG-0001/2026')
    const one = await reserve({ note: 'Contract la notar' })
    expect(one.body.numbers.map(({ number }) => number)).toEqual(['RG-0002/2026'])
    const three = await reserve({ count: 3 })
    expect(three.body.numbers.map(({ number }) => number)).toEqual([
      'RG-0003/2026',
      'RG-0004/2026',
      'RG-0005/2026',
    ])
    expect((await register()).body.data.number).toBe('RG-0006/2026')
    const rows = await list('?sortBy=number&sortOrder=asc')
    expect(
      rows.map(({ number, state, reserved_by, reserved_on }) => [number, state, reserved_by, reserved_on]),
    ).toEqual([2, 3, 4, 5].map((n) => [`RG-000${n}/2026`, 'reserved', 'Ana Toma', '2026-11-20']))
    expect(rows[0]).toMatchObject({
      note: 'Contract la notar',
      document: null,
      released: null,
      can: { release: true },
    })
    expect(rows[0]?.register.id).toBe(office.registerId)
    const form = await ana.get<{ registers: { next_sample: string }[] }>('/api/number_reservation/form')
    expect(form.body.registers[0]?.next_sample).toBe('RG-0007/2026')
  })

  it('gives the same numbers for the same key', async () => {
    const { ana, office } = await townHall()
    const body = { register_id: office.registerId, confirmed: true, count: 2 }
    const key = { 'idempotency-key': randomUUID() }
    const twice = await Promise.all([
      ana.post<Reserved>('/api/number_reservation/add', body, key),
      ana.post<Reserved>('/api/number_reservation/add', body, key),
    ])
    expect(twice[0]?.body.numbers).toEqual(twice[1]?.body.numbers)
  })

  it('is for a later day of the same series, never for a past one or another series', async () => {
    const { reserve } = await townHall()
    expect((await reserve({ reserved_on: '2026-12-31' })).body.numbers[0]).toMatchObject({
      number: 'RG-0001/2026',
      reserved_on: '2026-12-31',
    })
    expect(Object.keys((await reserve({ reserved_on: '2027-01-01' })).body.errors ?? {})).toEqual([
      'reserved_on',
    ])
    expect((await reserve({ reserved_on: '2026-11-19' })).body.errors).toEqual({
      reserved_on: [
        'Pentru o zi trecută se pot folosi doar numere rezervate în acea zi; alegeți astăzi sau o zi care urmează.',
      ],
    })
  })

  it('is refused whole where the register is closed, full, secondary or not theirs', async () => {
    const { office, institutionId, reserve, register } = await townHall()
    const set = (text: string) =>
      t.asSuperuser(`update registers set ${text} where id = $1`, [office.registerId])
    const refusal = async (count = 1) => Object.entries((await reserve({ count })).body.errors ?? {})[0]
    await set('last_number = 3')
    expect(await refusal(4)).toEqual([
      'count',
      ['Seria registrului este completă: ultimul număr permis a fost dat.'],
    ])
    await set('last_number = null, closed = true')
    expect(await refusal()).toEqual(['register_id', ['Registrul este închis.']])
    await set('closed = false, secondary = true')
    expect((await refusal())?.[0]).toBe('register_id')
    await set('secondary = false')
    const group = await aGroup(t.database, institutionId, 'Taxe')
    await t.asSuperuser(
      `insert into register_access (institution_id, register_id, principal, group_id, can_see, can_register) values ($1, $2, 'group', $3, true, true)`,
      [institutionId, office.registerId, group],
    )
    expect(await refusal()).toEqual(['register_id', ['Nu aveți dreptul să înregistrați în acest registru.']])
    await t.asSuperuser('delete from register_access where institution_id = $1', [institutionId])
    expect((await register()).body.data.number).toBe('RG-0001/2026')
  })
})

describe('a registration with a reserved number', () => {
  it('bears the number and its date, once', async () => {
    const { office, ana, reserve, register, list, usable, damage } = await townHall()
    const { numbers } = (await reserve({ count: 2 })).body
    const [first] = numbers
    expect((await usable()).numbers.map(({ number }) => number)).toEqual(['RG-0001/2026', 'RG-0002/2026'])
    const done = await register({ reservation_id: first?.id })
    expect(done.body.data).toMatchObject({ number: 'RG-0001/2026', registered_on: '2026-11-20' })
    expect((await register({ reservation_id: first?.id })).body.errors).toEqual({
      reservation_id: ['Numărul rezervat nu mai este liber: a fost folosit sau eliberat între timp.'],
    })
    expect((await register({ reservation_id: 999_999 })).body.errors).toEqual({
      reservation_id: ['Valoarea aleasă nu există.'],
    })
    expect((await register()).body.data.number).toBe('RG-0003/2026')
    const used = (await list()).find(({ id }) => id === first?.id)
    expect(used).toMatchObject({
      state: 'used',
      document: { id: done.body.id, used_by: 'Ana Toma' },
      can: { release: false },
    })
    const shown = await ana.get<Document>(`/api/document/get/${done.body.id}`)
    expect([shown.body.number, shown.body.register.id]).toEqual(['RG-0001/2026', office.registerId])
    expect(await damage()).toEqual([])
  })

  it('may be of a past day only by right and with a reason, and never before its day', async () => {
    const { sef, reserve, register, usable, damage } = await townHall()
    const { numbers: today } = (await reserve()).body
    const { numbers: later } = (await reserve({ reserved_on: '2026-11-25' })).body
    expect((await register({ reservation_id: later[0]?.id })).body.errors).toEqual({
      reservation_id: ['Numărul este rezervat pentru o zi care nu a venit încă.'],
    })
    t.clock.set('2026-11-25T09:00:00+02:00')
    expect((await usable()).numbers.map(({ number }) => number)).toEqual(['RG-0002/2026'])
    expect((await register({ reservation_id: later[0]?.id })).body.data).toMatchObject({
      number: 'RG-0002/2026',
      registered_on: '2026-11-25',
    })
    const past = { reservation_id: today[0]?.id }
    expect(Object.keys((await register(past)).body.errors ?? {})).toEqual(['reservation_id'])
    expect((await usable(sef)).numbers.map(({ number }) => number)).toEqual(['RG-0001/2026'])
    expect((await register(past, sef)).body.errors).toEqual({ reserved_reason: ['Precizați motivul.'] })
    const done = await register(
      { ...past, reserved_reason: 'Pană de curent', deadline_type: 'days', deadline_days: 30 },
      sef,
    )
    expect(done.body.data).toMatchObject({
      number: 'RG-0001/2026',
      registered_on: '2026-11-20',
      deadline_on: '2026-12-21',
    })
    const activity = await sef.get<SubjectActivity[]>(`/api/document/activity/${done.body.id}`)
    expect(activity.body[0]).toMatchObject({ action: 'document.registered', reason: 'Pană de curent' })
    expect(await damage()).toEqual([])
  })

  it('of last year keeps its series after the turn', async () => {
    const { sef, reserve, register, damage } = await townHall()
    const { numbers } = (await reserve()).body
    t.clock.set('2027-01-04T09:00:00+02:00')
    const old = await register({ reservation_id: numbers[0]?.id, reserved_reason: 'Găsit la predare' }, sef)
    expect(old.body.data).toMatchObject({ number: 'RG-0001/2026', registered_on: '2026-11-20' })
    expect((await register()).body.data.number).toBe('RG-0001/2027')
    expect(await damage()).toEqual([])
  })
})

describe('POST /api/number_reservation/release', () => {
  it('annuls numbers with a reason, by who reserved them or who manages registers', async () => {
    const { institutionId, sef, sign, reserve, register, release, list, damage } = await townHall()
    await aPerson(t.database, institutionId, 'ion', { permissions: ['number.reserve'] })
    const ion = await sign('ion')
    const ids = (await reserve({ count: 3 })).body.numbers.map(({ id }) => id)
    expect((await release(ids, '')).status).toBe(422)
    expect((await release(ids, 'x', ion)).body.missing).toBe('register.manage')
    expect((await release([...ids, 999_999])).status).toBe(404)
    expect((await release(ids.slice(0, 1))).status).toBe(200)
    expect((await release(ids.slice(0, 2))).body.code).toBe('NUMBER_NOT_RESERVED')
    expect((await release(ids.slice(1, 2), 'Hotărârea nu a trecut', sef)).status).toBe(200)
    expect((await register({ reservation_id: ids[0] })).status).toBe(422)
    expect((await register()).body.data.number).toBe('RG-0004/2026')
    expect((await list()).map(({ state, released }) => [state, released?.reason])).toEqual([
      ['reserved', undefined],
      ['released', 'Hotărârea nu a trecut'],
      ['released', 'Nu mai este nevoie'],
    ])
    expect(await damage()).toEqual([])
  })

  it('and use of the same number: one wins', async () => {
    const { reserve, register, release, damage } = await townHall()
    const ids = (await reserve({ count: 12 })).body.numbers.map(({ id }) => id)
    for (const id of ids) {
      const [used, released, again] = await Promise.all([
        register({ reservation_id: id }),
        release([id]),
        register({ reservation_id: id }),
      ])
      expect([used, released, again].filter(({ status }) => status === 200)).toHaveLength(1)
    }
    expect(await damage()).toEqual([])
  })
})

describe('many at once', () => {
  it('use the same number, in one shared transaction: one document bears it', async () => {
    const { reserve, register, damage } = await townHall()
    const [held] = (await reserve()).body.numbers
    const answers = await Promise.all([
      register(),
      ...Array.from({ length: 8 }, () => register({ reservation_id: held?.id })),
      register(),
    ])
    const numbers = answers.flatMap(({ status, body }) => (status === 200 ? [body.data.number] : []))
    expect(numbers.sort()).toEqual(['RG-0001/2026', 'RG-0002/2026', 'RG-0003/2026'])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    expect(await damage()).toEqual([])
  })

  it('reserve, register and use: no number twice, none left out', async () => {
    const { institutionId, reserve, register, damage } = await townHall()
    const held = (await reserve({ count: 15 })).body.numbers
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, () => register()),
      ...held.map(({ id }) => register({ reservation_id: id })),
      ...Array.from({ length: 6 }, () => reserve({ count: 5 })),
    ])
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const [line] = await t.asSuperuser<{ lines: number; last: number }>(
      'select count(*)::int as lines, max(counter)::int as last from register_ledger where institution_id = $1',
      [institutionId],
    )
    expect(line).toEqual({ lines: 75, last: 75 })
    expect(await damage()).toEqual([])
  })
})
