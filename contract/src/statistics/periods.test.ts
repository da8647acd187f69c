import { describe, expect, it } from 'vitest'
import { type CalendarUnit, comparedPeriod, grainOf } from './periods.ts'

const previous = (from: string, to: string) => comparedPeriod({ from, to }, 'previous')
const yearBefore = (from: string, to: string) => comparedPeriod({ from, to }, 'year_before')

describe('what a period is compared with', () => {
  it('is as many months before it, to the same day, when it begins a month', () => {
    expect(previous('2026-11-01', '2026-11-20')).toEqual({ from: '2026-10-01', to: '2026-10-20' })
    expect(previous('2026-03-01', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(previous('2026-02-01', '2026-02-28')).toEqual({ from: '2026-01-01', to: '2026-01-31' })
    expect(previous('2026-01-01', '2026-03-31')).toEqual({ from: '2025-10-01', to: '2025-12-31' })
    expect(previous('2026-01-01', '2026-12-31')).toEqual({ from: '2025-01-01', to: '2025-12-31' })
    expect(previous('2026-03-01', '2026-03-30')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  })

  it('is as far into the unit before, for the days so far of a month, a quarter or a year', () => {
    const soFar = (from: string, to: string, unit: CalendarUnit) =>
      comparedPeriod({ from, to }, 'previous', unit)
    expect(soFar('2026-11-01', '2026-11-24', 'month')).toEqual({ from: '2026-10-01', to: '2026-10-24' })
    expect(soFar('2026-10-01', '2026-11-24', 'quarter')).toEqual({ from: '2026-07-01', to: '2026-08-24' })
    expect(soFar('2026-01-01', '2026-01-20', 'year')).toEqual({ from: '2025-01-01', to: '2025-01-20' })
    expect(soFar('2026-01-01', '2026-09-30', 'year')).toEqual({ from: '2025-01-01', to: '2025-09-30' })
    expect(soFar('2026-04-01', '2026-04-30', 'quarter')).toEqual({ from: '2026-01-01', to: '2026-01-31' })
    expect(comparedPeriod({ from: '2026-10-01', to: '2026-11-24' }, 'year_before', 'quarter')).toEqual({
      from: '2025-10-01',
      to: '2025-11-24',
    })
  })

  it('is as many days before any other one', () => {
    expect(previous('2026-11-09', '2026-11-15')).toEqual({ from: '2026-11-02', to: '2026-11-08' })
    expect(previous('2026-11-20', '2026-11-20')).toEqual({ from: '2026-11-19', to: '2026-11-19' })
  })

  it('is the same days of the year before, with the last of February as the last of February', () => {
    expect(yearBefore('2026-11-01', '2026-11-20')).toEqual({ from: '2025-11-01', to: '2025-11-20' })
    expect(yearBefore('2028-02-29', '2028-02-29')).toEqual({ from: '2027-02-28', to: '2027-02-28' })
    expect(yearBefore('2029-02-01', '2029-02-28')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(comparedPeriod({ from: '2026-01-01', to: '2026-12-31' }, 'none')).toBeNull()
  })

  it('is drawn by day up to two months', () => {
    expect(grainOf({ from: '2026-07-01', to: '2026-08-31' })).toBe('day')
    expect(grainOf({ from: '2026-07-01', to: '2026-09-01' })).toBe('month')
  })
})
