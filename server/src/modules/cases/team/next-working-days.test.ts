import { expect, it } from 'vitest'
import { nextWorkingDays } from './next-working-days.ts'

it('skips weekends, public holidays and days that the institution gives', () => {
  // 30 November and 1 December 2026 are public holidays; the 4th is given free.
  const free = [{ date: '2026-12-04', name: 'Zi liberă' }]
  expect(nextWorkingDays('2026-11-27', 3, free)).toEqual(['2026-12-02', '2026-12-03', '2026-12-07'])
})
