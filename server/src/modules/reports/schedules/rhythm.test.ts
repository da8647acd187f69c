import { describe, expect, it } from 'vitest'
import { nextDay, periodBefore } from './rhythm.ts'

describe('the days of a schedule', () => {
  it('of a week come every seven days, also when clocks change', () => {
    const monday = { every: 'week', day: 1 } as const
    expect(nextDay(monday, '2026-11-23')).toBe('2026-11-30')
    expect(nextDay(monday, '2026-11-24')).toBe('2026-11-30')
    expect(nextDay(monday, '2026-11-29')).toBe('2026-11-30')
    // Clocks go back on 25.10.2026 and forward on 28.03.2027, both Sundays.
    const sunday = { every: 'week', day: 7 } as const
    expect(nextDay(sunday, '2026-10-18')).toBe('2026-10-25')
    expect(nextDay(sunday, '2026-10-25')).toBe('2026-11-01')
    expect(nextDay(sunday, '2027-03-21')).toBe('2027-03-28')
    expect(nextDay(sunday, '2027-03-28')).toBe('2027-04-04')
  })

  it('of a month fall on its last day where it is shorter, and return to their own day', () => {
    const last = { every: 'month', day: 31 } as const
    const days = ['2026-12-31']
    for (let n = 0; n < 5; n++) days.push(nextDay(last, days.at(-1) ?? ''))
    expect(days).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
    expect(nextDay({ every: 'month', day: 29 }, '2028-01-29')).toBe('2028-02-29')
    expect(nextDay({ every: 'month', day: 1 }, '2026-12-01')).toBe('2027-01-01')
    expect(nextDay({ every: 'month', day: 5 }, '2026-11-03')).toBe('2026-11-05')
  })

  it('tell of the whole week or month before', () => {
    expect(periodBefore('week', '2026-11-23')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(periodBefore('week', '2026-11-29')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(periodBefore('month', '2027-03-31')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
    expect(periodBefore('month', '2027-01-05')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  })
})
