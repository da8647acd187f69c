import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { reservingOffice } from '../../../../test/offices/reserving-office.ts'

const start = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: start,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
beforeEach(() => t.clock.set(start))

describe('a registration with one of GET /api/number_reservation/usable', () => {
  it('bears the number and its date, once', async () => {
    const { office, ana, reserve, register, list, usable, damage } = await reservingOffice(t)
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
    const { sef, reserve, register, usable, damage } = await reservingOffice(t)
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
    const onDay = (deadline_on: string) => ({ ...past, deadline_type: 'date', deadline_on })
    expect((await register(onDay('2026-11-19'), sef)).body.errors).toEqual({
      deadline_on: ['Termenul nu poate fi înainte de data înregistrării (20.11.2026).'],
    })
    // The deadline is counted from the day of the number, though that lies in the past.
    expect((await register(onDay('2026-11-23'), sef)).body.errors).toEqual({
      reserved_reason: ['Precizați motivul.'],
    })
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

  it('is linked with its document for who sees it, by whatever way', async () => {
    const { sef, reserve, register, list } = await reservingOffice(t)
    const { numbers } = (await reserve({ count: 3 })).body
    const levels = ['institution', 'department', 'restricted']
    const ids: number[] = []
    for (const [n, access_level] of levels.entries())
      ids.push((await register({ reservation_id: numbers[n]?.id, access_level })).body.id)
    const linked = async (browser?: typeof sef) =>
      (await list('?sortBy=number&sortOrder=asc', browser)).map(({ document }) => document?.id)
    // The person who registered the papers sees them whatever their level; to others the register opens only
    // the first.
    expect(await linked()).toEqual(ids)
    expect(await linked(sef)).toEqual([ids[0], null, null])
  })

  it('of last year keeps its series after the turn', async () => {
    const { sef, reserve, register, damage } = await reservingOffice(t)
    const { numbers } = (await reserve()).body
    t.clock.set('2027-01-04T09:00:00+02:00')
    const old = await register({ reservation_id: numbers[0]?.id, reserved_reason: 'Găsit la predare' }, sef)
    expect(old.body.data).toMatchObject({ number: 'RG-0001/2026', registered_on: '2026-11-20' })
    expect((await register()).body.data.number).toBe('RG-0001/2027')
    expect(await damage()).toEqual([])
  })
})

describe('many at once', () => {
  it('use the same number, in one shared transaction: one document bears it', async () => {
    const { reserve, register, damage } = await reservingOffice(t)
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
    const { institutionId, reserve, register, damage } = await reservingOffice(t)
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
