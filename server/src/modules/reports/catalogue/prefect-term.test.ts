import { expect, it } from 'vitest'
import { prefectTerm } from './prefect-term.ts'

// 30.11 and 01.12 are holidays: ten working days from Friday 20.11.2026 end on Tuesday 08.12.2026.
it.each([
  ['2026-12-08', '2026-12-31', 'in_time'],
  ['2026-12-09', '2026-12-31', 'late'],
  [null, '2026-12-08', 'waiting'],
  [null, '2026-12-09', 'overdue'],
] as const)('an act that left on %s is, on %s, %s', (sentOn, today, result) => {
  expect(prefectTerm({ actOn: '2026-11-20', sentOn }, { today, freeDays: [] })).toEqual({
    lastDay: '2026-12-08',
    result,
  })
})

it('a free day of the institution moves the term', () => {
  const freeDays = [{ date: '2026-12-07', name: 'Punte' }]
  const act = { actOn: '2026-11-20', sentOn: '2026-12-09' }
  expect(prefectTerm(act, { today: '2026-12-31', freeDays })).toEqual({
    lastDay: '2026-12-09',
    result: 'in_time',
  })
})
