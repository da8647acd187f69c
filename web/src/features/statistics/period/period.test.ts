import { expect, test } from 'vitest'
import { kindOf, periodOf, problemOf, shifted, unitOf, until } from './period.ts'

const today = '2026-11-20'
const november = { from: '2026-11-01', to: '2026-11-30' }

test('months, quarters and years are whole, found again by their days, and stepped through', () => {
  expect(unitOf('month', today)).toEqual(november)
  expect(unitOf('quarter', today)).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(unitOf('year', '2024-02-29')).toEqual({ from: '2024-01-01', to: '2024-12-31' })
  expect(kindOf(november)).toBe('month')
  expect(kindOf({ from: '2026-10-01', to: '2026-12-31' })).toBe('quarter')
  expect(kindOf({ from: '2026-02-01', to: '2026-04-30' })).toBeUndefined()
  expect(shifted(november, -10)).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  expect(shifted(november, 2)).toEqual({ from: '2027-01-01', to: '2027-01-31' })
  expect(shifted(unitOf('quarter', '2026-02-01'), -1)).toEqual({ from: '2025-10-01', to: '2025-12-31' })
  expect(shifted({ from: '2026-11-03', to: '2026-11-12' }, -1)).toEqual({
    from: '2026-10-24',
    to: '2026-11-02',
  })
})

test('of a running period only the days that have begun are shown', () => {
  expect(until(november, today)).toEqual({ from: '2026-11-01', to: today })
  expect(until(unitOf('month', '2026-10-05'), today)).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(until({ from: '2026-12-01', to: '2026-12-31' }, today).to).toBe('2026-12-31')
})

test('an address that names no period shows this month', () => {
  expect(periodOf('2026-07-01', '2026-09-30', today)).toEqual({ from: '2026-07-01', to: '2026-09-30' })
  for (const [from, to] of [
    [undefined, undefined],
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2020-01-01', '2026-01-01'],
  ])
    expect(periodOf(from, to, today)).toEqual(november)
  expect(problemOf('2026-03-02', '2026-03-01')).toBe('backwards')
  expect(problemOf('20', '2026-03-01')).toBe('no_day')
  expect(problemOf('2020-01-01', '2026-03-01')).toBe('too_long')
})
