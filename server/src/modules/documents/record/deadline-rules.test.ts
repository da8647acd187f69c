import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DeadlineWish,
  dayProblems,
  deadlineCandidates,
  deadlineFor,
  TRACKING_LENGTH,
  trackingCode,
} from './deadline-rules.ts'

const givenBy = { docTypeId: 4, law: 'OG 27/2002' }
const rule = { days: 30, dayType: 'calendar', givenBy } as const

describe('the deadline of a registration', () => {
  it('is the clerk’s own day as it is, their own days, or the rule of the type', () => {
    expect(deadlineFor('2026-11-20', { type: 'date', on: '2026-11-22' }, rule, [])).toEqual({
      date: '2026-11-22',
      reason: null,
    })
    expect(deadlineFor('2026-11-20', { type: 'days', days: 3 }, rule, []).date).toBe('2026-11-23')
    expect(deadlineFor('2026-11-20', { type: 'days', days: 0 }, rule, []).date).toBeNull()
    expect(deadlineFor('2026-11-20', {}, rule, []).date).toBe('2026-12-21')
    expect(deadlineFor('2026-11-20', {}, { ...rule, days: 0 }, []).date).toBeNull()
  })

  it('names the type and its law only where the rule of the type gave it', () => {
    const reasonOf = (wish: DeadlineWish) => deadlineFor('2026-11-20', wish, rule, []).reason
    expect(reasonOf({})).toMatchObject({ code: 'calendar', days: 30, givenBy })
    expect(reasonOf({ type: 'days', days: 30 })).not.toHaveProperty('givenBy')
    expect(reasonOf({ type: 'date', on: '2026-12-01' })).toBeNull()
  })

  it('goes by the type while the clerk’s wish is not complete', () => {
    expect(deadlineFor('2026-11-20', { type: 'date' }, rule, []).date).toBe('2026-12-21')
    expect(deadlineFor('2026-11-20', { type: 'days' }, rule, []).date).toBe('2026-12-21')
  })

  it('is known for today and for tomorrow, should the registration wait past midnight of the year', () => {
    const candidates = deadlineCandidates('2026-12-31', {}, { ...rule, days: 10 }, [])
    expect(Object.keys(candidates)).toEqual(['2026-12-31', '2027-01-01'])
    expect(candidates['2026-12-31']!.date).toBe('2027-01-11')
    expect(candidates['2027-01-01']!.date).toBe('2027-01-11')
  })
})

describe('the days of a registration', () => {
  const values = (deadline_on: string, external_date: string | null = null) =>
    ({ deadline_type: 'date', deadline_on, external_date }) as const
  it('are refused on their field: a deadline before it, the sender’s date in the future', () => {
    expect(dayProblems(values('2026-11-19', '2026-11-21'), '2026-11-20')).toEqual({
      deadline_on: [{ key: 'deadline_past', values: { date: '20.11.2026' } }],
      external_date: [{ key: 'date_future' }],
    })
    expect(dayProblems(values('2026-11-20', '2026-11-20'), '2026-11-20')).toEqual({})
  })

  it('begin with the day of a reserved number, unless that day has not come', () => {
    expect(dayProblems(values('2026-11-16'), '2026-11-20', '2026-11-16')).toEqual({})
    expect(dayProblems(values('2026-11-15'), '2026-11-20', '2026-11-16')).toEqual({
      deadline_on: [{ key: 'deadline_past', values: { date: '16.11.2026' } }],
    })
    expect(dayProblems(values('2026-11-20'), '2026-11-20', '2026-12-01')).toEqual({})
  })
})

describe('a tracking code', () => {
  it('has twenty letters and digits that cannot be mistaken for each other', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: TRACKING_LENGTH, maxLength: 64 }), (random) => {
        expect(trackingCode(random)).toMatch(/^[a-km-np-z2-9]{20}$/)
      }),
    )
  })

  it('uses each of its letters equally often', () => {
    const all =
      trackingCode(Uint8Array.from({ length: 20 }, (_, n) => n)) +
      trackingCode(Uint8Array.from({ length: 20 }, (_, n) => n + 20))
    expect(new Set(all.slice(0, 32)).size).toBe(32)
    expect(256 % 32).toBe(0)
  })
})
