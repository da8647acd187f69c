import { expect, it } from 'vitest'
import { nextDigest } from './digest-time.ts'

it.each([
  ['before the hour', '2026-11-20T07:59:59+02:00', '2026-11-20', '2026-11-20T06:00:00.000Z'],
  ['at the hour', '2026-11-20T08:00:00+02:00', '2026-11-21', '2026-11-21T06:00:00.000Z'],
  ['late in the evening', '2026-11-20T23:30:00+02:00', '2026-11-21', '2026-11-21T06:00:00.000Z'],
  ['over the change of the clock', '2026-10-24T09:00:00+03:00', '2026-10-25', '2026-10-25T06:00:00.000Z'],
])('%s', (_when, after, day, at) => {
  expect(nextDigest(new Date(after), 8)).toEqual({ day, at: new Date(at) })
})

it('gives another day each time', () => {
  const first = nextDigest(new Date('2026-11-20T12:00:00+02:00'), 8)
  expect(nextDigest(first.at, 8).day).toBe('2026-11-22')
})
