import { expect, test } from 'vitest'
import { localDate } from '../../platform/clock.ts'
import { planHistory } from './plan-history.ts'

const start = (code: string, counter: number, given_on: string) => ({
  register_id: code === 'RG' ? 1 : 2,
  code,
  counter,
  given_on,
})

test('what came before a first number ends just before it, and begins two years earlier, each year with its own numbers', () => {
  const years = planHistory([start('RG', 3224, '2026-10-21'), start('SES', 1, '2026-10-23')], [])
  const spans = years.flat().map(({ register, year, first, count, momentOf }) => ({
    code: register.code,
    year,
    first,
    last: first + count - 1,
    days: [localDate(momentOf(0)), localDate(momentOf(count - 1))],
  }))
  expect(spans).toEqual([
    { code: 'RG', year: 2024, first: 2879, last: 3583, days: ['2024-10-21', '2024-12-31'] },
    { code: 'RG', year: 2025, first: 1, last: 3787, days: ['2025-01-03', '2025-12-31'] },
    { code: 'RG', year: 2026, first: 1, last: 3223, days: ['2026-01-05', '2026-10-20'] },
  ])
})

test('a demo that begins with the year has the years before; a register that gave nothing has none', () => {
  const years = planHistory([start('RG', 1, '2026-01-01')], []).map((series) => series.length)
  expect(years).toEqual([1, 1, 0])
  expect(planHistory([], [])).toEqual([])
})
