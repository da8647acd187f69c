import { describe, expect, it } from 'vitest'
import { formatDate, parseDate, weekdayName } from './date-format.ts'

describe('date formats', () => {
  it('writes the day before the month', () => {
    expect(formatDate('2026-06-05')).toBe('05.06.2026')
  })

  it.each([
    ['05.06.2026', '2026-06-05'],
    ['5.6.2026', '2026-06-05'],
    [' 05/06/2026 ', '2026-06-05'],
    ['2026-06-05', '2026-06-05'],
    ['31.04.2026', null],
    ['13.13.2026', null],
    ['05.06.26', null],
    ['ieri', null],
    ['', null],
  ])('reads %j as %s', (text, date) => {
    expect(parseDate(text)).toBe(date)
  })

  it('names the weekday in both languages', () => {
    expect(weekdayName('2026-11-20')).toEqual({ ro: 'vineri', en: 'Friday' })
    expect(weekdayName('2026-04-12')).toEqual({ ro: 'duminică', en: 'Sunday' })
  })
})
