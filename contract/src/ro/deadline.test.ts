import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeDeadline,
  deadlineReasonSchema,
  extendedReason,
  findDayOff,
  MAX_DEADLINE_DAYS,
  nominalEnd,
} from './deadline.ts'
import { deadlineLine, deadlineText } from './deadline-text.ts'
import { addDays, daysBetween, fromDayNumber, toDayNumber } from './local-date.ts'

const registered = fc
  .integer({ min: toDayNumber('2018-01-01'), max: toDayNumber('2080-12-31') })
  .map(fromDayNumber)
const calendar = (registeredOn: string, days: number, freeDays = [] as { date: string; name: string }[]) =>
  computeDeadline({ registeredOn, days, dayType: 'calendar', freeDays })
const working = (registeredOn: string, days: number, freeDays = [] as { date: string; name: string }[]) =>
  computeDeadline({ registeredOn, days, dayType: 'working', freeDays })

describe('deadline', () => {
  it.each([
    ['2026-11-02', 30, '2026-12-02'],
    ['2026-11-01', 30, '2026-12-02'],
    ['2026-04-02', 10, '2026-04-14'],
    ['2026-12-30', 5, '2027-01-04'],
    ['2026-11-20', 1, '2026-11-23'],
  ])('%s plus %i calendar days is %s', (from, days, date) => {
    expect(calendar(from, days).date).toBe(date)
  })

  it.each([
    ['2026-12-22', 10, '2027-01-11'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-27', 1, '2026-12-02'],
  ])('%s plus %i working days is %s', (from, days, date) => {
    expect(working(from, days).date).toBe(date)
  })

  it('a term that moved ends by itself on the day before moving; a chosen day and working days end where they stand', () => {
    const moved = calendar('2026-11-20', 8)
    expect([moved.date, nominalEnd('2026-12-02', moved.reason)]).toEqual(['2026-12-02', '2026-11-28'])
    const { date, reason: step } = calendar('2026-11-28', 1)
    const again = extendedReason({ on: '2026-11-28', reason: moved.reason }, { date: date!, step })
    expect(nominalEnd('2026-12-02', again)).toBe('2026-11-29')
    expect(
      nominalEnd(
        '2026-12-21',
        extendedReason({ on: null, reason: null }, { date: '2026-12-21', step: null }),
      ),
    ).toBe('2026-12-21')
    expect(nominalEnd('2026-12-03', moved.reason)).toBe('2026-12-03')
    expect(nominalEnd('2026-12-02', working('2026-11-27', 1).reason)).toBe('2026-12-02')
    expect(nominalEnd('2026-12-02', null)).toBe('2026-12-02')
  })

  it('none for 0 days', () => {
    expect(calendar('2026-11-20', 0)).toEqual({ date: null, reason: { code: 'none' } })
    expect(deadlineText({ code: 'none' })).toEqual({ ro: 'Fără termen', en: 'No deadline' })
  })

  it('says which day it would have been and why it moved', () => {
    expect(deadlineText(calendar('2026-11-01', 30).reason)).toEqual({
      ro: '30 de zile calendaristice; 01.12.2026 este sărbătoare legală (Ziua Națională a României), termenul se mută la 02.12.2026',
      en: '30 calendar days; 01.12.2026 is a public holiday (National Day of Romania), the deadline moves to 02.12.2026',
    })
    expect(deadlineText(calendar('2026-11-20', 1).reason).ro).toBe(
      '1 zi calendaristică; 21.11.2026 este sâmbătă, 22.11.2026 este duminică, termenul se mută la 23.11.2026',
    )
    expect(deadlineText(calendar('2026-11-02', 30).reason)).toEqual({
      ro: '30 de zile calendaristice',
      en: '30 calendar days',
    })
  })

  it('moves over the free days of the institution and names them', () => {
    const deadline = calendar('2026-11-18', 5, [{ date: '2026-11-23', name: 'Hramul comunei' }])
    expect(deadline.date).toBe('2026-11-24')
    expect(deadlineText(deadline.reason)).toEqual({
      ro: '5 zile calendaristice; 23.11.2026 este zi liberă în instituție (Hramul comunei), termenul se mută la 24.11.2026',
      en: '5 calendar days; 23.11.2026 is a day off at the institution (Hramul comunei), the deadline moves to 24.11.2026',
    })
  })

  it('says nothing of a free day without a name but that it is free', () => {
    const freeDays = [{ date: '2026-11-23', name: '' }]
    expect(deadlineText(calendar('2026-11-18', 5, freeDays).reason).ro).toBe(
      '5 zile calendaristice; 23.11.2026 este zi liberă în instituție, termenul se mută la 24.11.2026',
    )
    expect(deadlineText(working('2026-11-20', 1, freeDays).reason).en).toBe(
      '1 working day; not counted: 2 weekend days, 23.11.2026',
    )
  })

  it('lists what working days skipped', () => {
    expect(deadlineText(working('2026-11-27', 2).reason)).toEqual({
      ro: '2 zile lucrătoare; nu se numără: 2 zile de weekend, 30.11.2026 (Sfântul Apostol Andrei), 01.12.2026 (Ziua Națională a României)',
      en: '2 working days; not counted: 2 weekend days, 30.11.2026 (Saint Andrew), 01.12.2026 (National Day of Romania)',
    })
    expect(deadlineText(working('2026-11-16', 3).reason).ro).toBe('3 zile lucrătoare')
  })

  it('never ends on a day off, never before the term, and its reason can be stored', () => {
    fc.assert(
      fc.property(registered, fc.integer({ min: 1, max: 400 }), fc.boolean(), (from, days, byWorkingDays) => {
        const freeDays = [{ date: addDays(from, days), name: 'Punte' }]
        const deadline = byWorkingDays ? working(from, days, freeDays) : calendar(from, days, freeDays)
        const date = deadline.date ?? ''
        expect(findDayOff(date, freeDays)).toBeUndefined()
        expect(daysBetween(from, date)).toBeGreaterThanOrEqual(days)
        expect(deadlineReasonSchema.parse(deadline.reason)).toEqual(deadline.reason)
      }),
    )
  })

  it('a moved term passes only days off; a working term counts every working day', () => {
    fc.assert(
      fc.property(registered, fc.integer({ min: 1, max: 200 }), (from, days) => {
        const moved = calendar(from, days)
        if (moved.reason.code !== 'calendar') throw new Error('expected a calendar term')
        expect(daysBetween(moved.reason.nominal, moved.date ?? '')).toBe(moved.reason.moved.length)
        const counted = working(from, days)
        if (counted.reason.code !== 'working') throw new Error('expected a working term')
        expect(daysBetween(from, counted.date ?? '') - counted.reason.skipped.length).toBe(days)
      }),
    )
  })

  it('a later registration never has an earlier deadline', () => {
    fc.assert(
      fc.property(registered, fc.integer({ min: 1, max: 60 }), (from, days) => {
        expect((calendar(addDays(from, 1), days).date ?? '') >= (calendar(from, days).date ?? '')).toBe(true)
      }),
    )
  })

  it.each([-1, 1.5, MAX_DEADLINE_DAYS + 1])('refuses %d days', (days) => {
    expect(() => calendar('2026-11-20', days)).toThrow(RangeError)
  })
})

describe('a deadline in one line', () => {
  const givenBy = { docTypeId: 4, law: 'Legea 50/1991 art. 6 (15 zile lucrătoare, după modificări)' }

  it('names term, day and law as cited, and none of the days off', () => {
    const { reason } = computeDeadline({
      registeredOn: '2026-11-20',
      days: 15,
      dayType: 'working',
      freeDays: [],
      givenBy,
    })
    expect(deadlineLine(reason)).toEqual({
      ro: '15 zile lucrătoare, până la 15.12.2026 · Legea 50/1991, art. 6',
      en: '15 working days, until 15.12.2026 · Legea 50/1991, art. 6',
    })
    expect(deadlineLine(calendar('2026-11-01', 30).reason).ro).toBe(
      '30 de zile calendaristice, până la 02.12.2026',
    )
    expect(deadlineLine({ code: 'none', givenBy }).ro).toBe('Fără termen')
  })

  it('says by how much it was extended, and keeps the law of the term', () => {
    const base = { ...calendar('2026-11-20', 30).reason, givenBy } as const
    const before = { on: '2026-12-21', reason: base }
    const step = calendar('2026-12-21', 15).reason
    expect(deadlineLine(extendedReason(before, { date: '2027-01-05', step }))).toEqual({
      ro: 'Prelungit cu 15 zile calendaristice, până la 05.01.2027 · Legea 50/1991, art. 6',
      en: 'Extended by 15 calendar days, until 05.01.2027 · Legea 50/1991, art. 6',
    })
    expect(deadlineLine(extendedReason(before, { date: '2027-01-05', step: null })).ro).toBe(
      'Prelungit până la 05.01.2027 · Legea 50/1991, art. 6',
    )
  })
})

describe('an extended deadline', () => {
  it('says what it was by law and how much was added, however often', () => {
    const first = calendar('2026-11-20', 30)
    const step = calendar('2026-12-21', 15)
    const once = extendedReason(
      { on: first.date, reason: first.reason },
      { date: '2027-01-05', step: step.reason },
    )
    expect(deadlineText(once)).toEqual({
      ro: '30 de zile calendaristice; 20.12.2026 este duminică, termenul se mută la 21.12.2026; prelungit de la 21.12.2026 cu 15 zile calendaristice',
      en: '30 calendar days; 20.12.2026 is a Sunday, the deadline moves to 21.12.2026; extended from 21.12.2026 by 15 calendar days',
    })
    const twice = extendedReason({ on: '2027-01-05', reason: once }, { date: '2027-02-01', step: null })
    expect(deadlineText(twice).ro).toMatch(
      /^30 de zile calendaristice; .*; prelungit de la 05\.01\.2027 până la 01\.02\.2027$/,
    )
    expect(deadlineReasonSchema.parse(twice)).toEqual(twice)
  })

  it('of a document that had none begins with the extension', () => {
    const reason = extendedReason({ on: null, reason: { code: 'none' } }, { date: '2026-12-10', step: null })
    expect(deadlineText(reason)).toEqual({ ro: 'Prelungit până la 10.12.2026', en: 'Extended to 10.12.2026' })
  })
})
