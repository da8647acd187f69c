import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holidaysOfYear, holidaysOn, orthodoxEaster } from './holidays.ts'
import { weekdayOf } from './local-date.ts'

describe('legal holidays', () => {
  it.each([
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
    '2028-04-16',
    '2029-04-08',
    '2030-04-28',
    '2031-04-13',
    '2032-05-02',
    '2033-04-24',
    '2034-04-09',
    '2035-04-29',
  ])('Easter is on %s', (date) => {
    expect(orthodoxEaster(Number(date.slice(0, 4)))).toBe(date)
  })

  it('Easter is a Sunday between 4 April and 8 May', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2099 }), (year) => {
        const easter = orthodoxEaster(year)
        expect(weekdayOf(easter)).toBe(0)
        expect(easter >= `${year}-04-03` && easter <= `${year}-05-10`).toBe(true)
      }),
    )
  })

  it('are the 17 of 2026', () => {
    expect(holidaysOfYear(2026).map((holiday) => holiday.date)).toEqual([
      '2026-01-01',
      '2026-01-02',
      '2026-01-06',
      '2026-01-07',
      '2026-01-24',
      '2026-04-10',
      '2026-04-12',
      '2026-04-13',
      '2026-05-01',
      '2026-05-31',
      '2026-06-01',
      '2026-06-01',
      '2026-08-15',
      '2026-11-30',
      '2026-12-01',
      '2026-12-25',
      '2026-12-26',
    ])
  })

  it('are in force since their law', () => {
    expect(holidaysOn('2023-01-06')).toEqual([])
    expect(holidaysOn('2024-01-06').map((holiday) => holiday.source)[0]).toContain('Legea 52/2023')
    expect(holidaysOn('2011-11-30')).toEqual([])
  })

  it('may share a day', () => {
    expect(
      holidaysOn('2026-06-01')
        .map((holiday) => holiday.name.ro)
        .sort(),
    ).toEqual(['A doua zi de Rusalii', 'Ziua Copilului'])
  })
})
