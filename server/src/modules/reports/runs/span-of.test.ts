import { expect, it } from 'vitest'
import { parameterProblems, periodWords, spanOf } from './span-of.ts'

const refused = (asks: ['half'] | ['year'], given: { year: number; half?: number }, today: string) =>
  Object.entries(parameterProblems(asks, given, today)).map(([field, [problem]]) => [field, problem?.key])

it('a half year or year that has not begun is refused at the field that says so', () => {
  expect(refused(['half'], { year: 2026, half: 2 }, '2026-06-30')).toEqual([['half', 'report_not_begun']])
  expect(refused(['half'], { year: 2026, half: 2 }, '2026-07-01')).toEqual([])
  expect(refused(['half'], { year: 2027, half: 1 }, '2026-12-31')).toEqual([['year', 'report_not_begun']])
  expect(refused(['year'], { year: 2027 }, '2026-12-31')).toEqual([['year', 'report_not_begun']])
  expect(refused(['year'], { year: 2027 }, '2027-01-01')).toEqual([])
})

it('one that was under way says up to which local day it tells, one that has ended does not', () => {
  const year = { parameters: { year: 2026 }, asked_at: '2026-11-19T22:30:00.000Z' }
  expect(periodWords(['year'], year, 'ro')).toBe('Anul 2026, până la 20.11.2026')
  expect(periodWords(['year'], year, 'en')).toBe('Year 2026, up to 20.11.2026')
  const half = { ...year, parameters: { year: 2026, half: 1 } }
  expect(periodWords(['half'], half, 'ro')).toBe('Semestrul I 2026')
  expect(spanOf(['half'], half.parameters, '2026-11-20')).toEqual({ from: '2026-01-01', to: '2026-06-30' })
  expect(spanOf(['year'], year.parameters, '2026-11-20')).toEqual({ from: '2026-01-01', to: '2026-11-20' })
})
