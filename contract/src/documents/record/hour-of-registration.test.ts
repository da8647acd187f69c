import { expect, test } from 'vitest'
import { hourOfRegistration } from './hour-of-registration.ts'

test.each([
  ['on its own day', '2026-11-20', '10:05', '2026-11-20T08:05:00.000Z', '10:05'],
  ['of a number reserved days before', '2026-11-27', '10:05', '2026-11-27T08:05:00.000Z', ''],
  ['of a paper of another system', '2026-11-20', '00:00', '2026-11-19T22:00:00.000Z', ''],
  ['right after midnight', '2026-11-20', '00:00', '2026-11-19T22:00:00.007Z', '00:00'],
  ['in the first minute of a day', '2026-11-20', '00:00', '2026-11-19T22:00:41.000Z', '00:00'],
])('the hour of a registration %s', (_, day, time, instant, shown) => {
  expect(hourOfRegistration('2026-11-20', { day, time, instant })).toBe(shown)
})

test('a paper of another system from before 1931 has no hour either', () => {
  const at = { day: '1925-05-01', time: '00:00', instant: '1925-04-30T22:15:36.000Z' }
  expect(hourOfRegistration('1925-05-01', at)).toBe('')
})
