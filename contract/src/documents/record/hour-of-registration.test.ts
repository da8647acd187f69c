import { expect, test } from 'vitest'
import { hourOfRegistration } from './hour-of-registration.ts'

test.each([
  ['on its own day', '2026-11-20', '10:05', '10:05'],
  ['of a number reserved days before', '2026-11-27', '10:05', ''],
  ['of a paper of another system', '2026-11-20', '00:00', ''],
])('the hour of a registration %s', (_, day, time, shown) => {
  expect(hourOfRegistration('2026-11-20', { day, time })).toBe(shown)
})
