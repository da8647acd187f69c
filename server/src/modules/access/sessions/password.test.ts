import { expect, test } from 'vitest'
import { hashPassword, passwordFits } from './password.ts'

test('a password is kept as argon2id at the least costs that OWASP names', async () => {
  expect(await hashPassword('ceașca verde')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('fits only the hash that was made of it', async () => {
  const stored = await hashPassword('ceașca verde')
  expect(await passwordFits(stored, 'ceașca verde')).toBe(true)
  expect(await passwordFits(stored, 'ceașca verde ')).toBe(false)
  expect(await passwordFits(undefined, 'nobody has this password')).toBe(false)
})
