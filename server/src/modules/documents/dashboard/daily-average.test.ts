import { expect, test } from 'vitest'
import { dailyAverage } from './daily-average.ts'

// The 28 days before hold 20 working days: 23 October to 19 November 2026 has no public holiday.
const today = '2026-11-20'

test('what was registered on days off counts as little as those days', () => {
  const saturday = { day: '2026-11-14', count: 400 }
  const workdays = [
    { day: '2026-10-23', count: 30 },
    { day: '2026-11-19', count: 30 },
  ]
  expect(dailyAverage([...workdays, saturday], today, [])).toBe(3)
  expect(dailyAverage([saturday], today, [])).toBe(0)
  const free = [{ date: '2026-11-19', name: 'Ziua orașului' }]
  expect(dailyAverage([...workdays, saturday], today, free)).toBe(2)
})

test('today and days before the period do not count', () => {
  const around = [
    { day: today, count: 100 },
    { day: '2026-10-22', count: 100 },
  ]
  expect(dailyAverage(around, today, [])).toBe(0)
})
