import { addDays, daysBetween } from '@hdoc/contract/ro/local-date.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coverOf } from './cover.ts'

it('takes whole years and months where they fit', () => {
  expect(coverOf('2025-11-20', '2027-02-03')).toEqual([
    { grain: 1, from: '2025-11-20', before: '2025-12-01' },
    { grain: 2, from: '2025-12-01', before: '2026-01-01' },
    { grain: 3, from: '2026-01-01', before: '2027-01-01' },
    { grain: 2, from: '2027-01-01', before: '2027-02-01' },
    { grain: 1, from: '2027-02-01', before: '2027-02-04' },
  ])
  expect(coverOf(null, '2026-01-31')).toEqual([
    { grain: 3, from: null, before: '2026-01-01' },
    { grain: 2, from: '2026-01-01', before: '2026-02-01' },
  ])
  expect(coverOf('2026-11-01', '2026-11-20', 'month')).toEqual([
    { grain: 1, from: '2026-11-01', before: '2026-11-21' },
  ])
})

it('covers each day once', () => {
  const day = fc.integer({ min: 0, max: 2000 }).map((n) => addDays('2024-01-01', n))
  fc.assert(
    fc.property(day, day, fc.constantFrom('year', 'month', 'day'), (a, b, coarsest) => {
      const [from, to] = a <= b ? [a, b] : [b, a]
      const ranges = coverOf(from, to, coarsest)
      let at = from
      for (const range of ranges) {
        expect(range.from).toBe(at)
        expect(daysBetween(at, range.before)).toBeGreaterThan(0)
        at = range.before
      }
      expect(at).toBe(addDays(to, 1))
    }),
  )
})
