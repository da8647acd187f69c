import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  daysBetween,
  findDayParts,
  fromDayNumber,
  isIsoDate,
  toDayNumber,
  weekdayOf,
} from './local-date.ts'

const dayNumber = fc.integer({ min: toDayNumber('0001-01-01'), max: toDayNumber('9999-12-31') })

describe('local dates', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
  ])('%s exists: %s', (text, exists) => {
    expect(isIsoDate(text)).toBe(exists)
    expect(findDayParts(text) !== undefined).toBe(exists)
  })

  it('counts days as the language runtime does', () => {
    fc.assert(
      fc.property(dayNumber, (n) => {
        const runtime = new Date(n * 86_400_000)
        expect(fromDayNumber(n)).toBe(runtime.toISOString().slice(0, 10))
        expect(weekdayOf(fromDayNumber(n))).toBe(runtime.getUTCDay())
      }),
    )
  })

  it('goes to a number and back, and adding is undone by subtracting', () => {
    fc.assert(
      fc.property(dayNumber, fc.integer({ min: -3000, max: 3000 }), (n, days) => {
        fc.pre(n + days >= toDayNumber('0001-01-01') && n + days <= toDayNumber('9999-12-31'))
        const date = fromDayNumber(n)
        expect(toDayNumber(date)).toBe(n)
        expect(addDays(addDays(date, days), -days)).toBe(date)
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
  })

  it('refuses to count from a day that does not exist', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
  })
})
