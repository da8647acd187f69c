import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deviceOf, newDeviceToken } from './device-token.ts'

const secrets = { secret: 'k3v9x1q8z7m2n6b4c5d0f8g7h6j5a4s3', oldSecrets: [] }
const gina = { institutionId: 3, userId: 7, passwordHash: '$argon2id$gina' }
const token = newDeviceToken(secrets, gina)

it('is known for its person and nobody else, with the password it was given for', () => {
  expect(deviceOf(secrets, gina, token)).toMatch(/^[\w-]{22}$/)
  for (const other of [
    { ...gina, userId: 8 },
    { ...gina, institutionId: 4 },
    { ...gina, passwordHash: '$argon2id$another' },
  ])
    expect(deviceOf(secrets, other, token)).toBeUndefined()
  expect(deviceOf(secrets, { ...gina, userId: 8 }, token.replace(/^7/, '8'))).toBeUndefined()
})

it('outlives a change of the installation’s secret while the former one stands beside it', () => {
  const later = { secret: 'z'.repeat(32), oldSecrets: [secrets.secret] }
  expect(deviceOf(later, gina, token)).toBe(deviceOf(secrets, gina, token))
  expect(deviceOf({ ...later, oldSecrets: [] }, gina, token)).toBeUndefined()
})

it('is nothing that anybody can make up', () => {
  expect(deviceOf(secrets, gina, undefined)).toBeUndefined()
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), fc.nat({ max: token.length - 1 }), (text, at) => {
      expect(deviceOf(secrets, gina, text)).toBeUndefined()
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      // The last character of a mark has two bits without meaning, so a change there may go unseen.
      if (at !== token.length - 1) expect(deviceOf(secrets, gina, changed)).toBeUndefined()
    }),
  )
})
