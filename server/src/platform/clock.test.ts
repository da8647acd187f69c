import { expect, test } from 'vitest'
import {
  instantOfLocal,
  localDate,
  localDateTime,
  localTime,
  localYear,
  manualClock,
  startOfLocalDay,
  systemClock,
} from './clock.ts'

test.each([
  ['2026-12-31T21:59:59Z', '2026-12-31T23:59:59'],
  ['2026-12-31T22:00:00Z', '2027-01-01T00:00:00'],
  ['2026-06-30T20:59:59Z', '2026-06-30T23:59:59'],
  ['2026-06-30T21:00:00Z', '2026-07-01T00:00:00'],
  ['2026-03-29T00:59:59Z', '2026-03-29T02:59:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29T04:00:00'],
])('the instant %s is %s in Romania', (instant, local) => {
  expect(localDateTime(new Date(instant))).toBe(local)
})

test('day, time and year turn at Romanian midnight', () => {
  const last = new Date('2026-12-31T21:59:59.999Z')
  const first = new Date('2026-12-31T22:00:00.000Z')
  expect([localDate(last), localTime(last), localYear(last)]).toEqual(['2026-12-31', '23:59', 2026])
  expect([localDate(first), localTime(first), localYear(first)]).toEqual(['2027-01-01', '00:00', 2027])
})

test.each([
  ['2026-01-15', '2026-01-14T22:00:00.000Z'],
  ['2026-07-15', '2026-07-14T21:00:00.000Z'],
  ['2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['2026-03-30', '2026-03-29T21:00:00.000Z'],
  ['2026-10-25', '2026-10-24T21:00:00.000Z'],
  ['2026-10-26', '2026-10-25T22:00:00.000Z'],
])('the day %s begins at %s', (day, instant) => {
  expect(startOfLocalDay(day).toISOString()).toBe(instant)
})

test('wall clock times around the change of hour have one defined instant', () => {
  expect(instantOfLocal('2026-10-25T03:30:00').toISOString()).toBe('2026-10-25T00:30:00.000Z')
  expect(instantOfLocal('2026-03-29T03:30:00').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(instantOfLocal('2026-03-29T04:30:00').toISOString()).toBe('2026-03-29T01:30:00.000Z')
})

test('every hour of a year survives the way to wall clock and back, but the one that comes twice', () => {
  const start = Date.parse('2026-01-01T00:00:00Z')
  const lost: string[] = []
  for (let hour = 0; hour < 8760; hour++) {
    const instant = new Date(start + hour * 3_600_000)
    if (instantOfLocal(localDateTime(instant)).getTime() !== instant.getTime())
      lost.push(instant.toISOString())
  }
  expect(lost).toEqual(['2026-10-25T01:00:00.000Z'])
})

test('a manual clock stands still, jumps and advances, and hands out copies', () => {
  const clock = manualClock('2026-11-21T08:00:00Z')
  clock.now().setFullYear(1990)
  expect(clock.now().toISOString()).toBe('2026-11-21T08:00:00.000Z')
  clock.advance(90_000)
  expect(clock.now().toISOString()).toBe('2026-11-21T08:01:30.000Z')
  clock.set('2027-01-01T00:00:00+02:00')
  expect(localYear(clock.now())).toBe(2027)
})

test('the system clock moves on', () => {
  const first = systemClock.now().getTime()
  expect(systemClock.now().getTime()).toBeGreaterThanOrEqual(first)
  expect(first).toBeGreaterThan(Date.parse('2026-01-01T00:00:00Z'))
})
