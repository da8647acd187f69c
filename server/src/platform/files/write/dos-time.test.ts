import { expect, test } from 'vitest'
import { DOS_START, dosTime } from './dos-time.ts'

const read = ({ date, time }: { date: number; time: number }) => [
  (date >> 9) + 1980,
  (date >> 5) & 15,
  date & 31,
  time >> 11,
  (time >> 5) & 63,
  (time & 31) * 2,
]

test.each([
  ['2026-11-20T22:30:59Z', [2026, 11, 21, 0, 30, 58]],
  ['2026-07-01T09:05:07Z', [2026, 7, 1, 12, 5, 6]],
  ['2107-12-31T21:59:58Z', [2107, 12, 31, 23, 59, 58]],
])('%s is written as the wall clock of Romania shows it', (instant, shown) => {
  expect(read(dosTime(new Date(instant)))).toEqual(shown)
})

test.each(['1979-06-01T00:00:00Z', '2108-06-01T00:00:00Z'])(
  '%s, which the format cannot write, is its first day',
  (instant) => {
    expect(dosTime(new Date(instant))).toEqual(DOS_START)
  },
)
