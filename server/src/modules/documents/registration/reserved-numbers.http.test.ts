import { randomUUID } from 'node:crypto'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { type Reserved, reservingOffice } from '../../../../test/offices/reserving-office.ts'

const start = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: start,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
beforeEach(() => t.clock.set(start))

describe('POST /api/number_reservation/add', () => {
  it('needs the right and the ticked box', async () => {
    const { office, institutionId, sign, reserve } = await reservingOffice(t)
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
    const { office, ana, reserve, register, list } = await reservingOffice(t)
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
    const { ana, office } = await reservingOffice(t)
    const body = { register_id: office.registerId, confirmed: true, count: 2 }
    const key = { 'idempotency-key': randomUUID() }
    const twice = await Promise.all([
      ana.post<Reserved>('/api/number_reservation/add', body, key),
      ana.post<Reserved>('/api/number_reservation/add', body, key),
    ])
    expect(twice[0]?.body.numbers).toEqual(twice[1]?.body.numbers)
  })

  it('is for a later day of the same series, never for a past one or another series', async () => {
    const { reserve } = await reservingOffice(t)
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
    const { office, institutionId, reserve, register } = await reservingOffice(t)
    const set = (text: string) =>
      t.asSuperuser(`update registers set ${text} where id = $1`, [office.registerId])
    const refusal = async (count = 1) => Object.entries((await reserve({ count })).body.errors ?? {})[0]
    await set('last_number = 3')
    expect(await refusal(4)).toEqual([
      'count',
      ['Seria registrului nu mai are atâtea numere. Rămase până la ultimul permis: 3.'],
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

describe('POST /api/number_reservation/release, seen in GET /api/number_reservation/list', () => {
  it('annuls numbers with a reason, by who reserved them or who manages registers', async () => {
    const { institutionId, sef, sign, reserve, register, release, list, damage } = await reservingOffice(t)
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
    const { reserve, register, release, damage } = await reservingOffice(t)
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
