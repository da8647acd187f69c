import { expect, it } from 'vitest'
import { registrationHour } from './registration-hour.ts'

it.each([
  ['in winter time', '2026-11-20', '2026-11-20T08:05:00.000Z', '10:05'],
  ['in summer time', '2026-07-20', '2026-07-20T07:05:00.000Z', '10:05'],
  ['of a number reserved for another day', '2026-11-19', '2026-11-20T08:05:00.000Z', ''],
  ['of a paper of another system', '2026-07-20', '2026-07-19T21:00:00.000Z', ''],
])('the printed hour of a registration %s', (_, registered_on, registered_at, hour) => {
  expect(registrationHour({ registered_on, registered_at })).toBe(hour)
})
