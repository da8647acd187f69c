import { expect, it } from 'vitest'
import { newRecoveryCodes, recoveryHash } from './recovery-code.ts'

const secret = 'k3v9x1q8z7m2n6b4c5d0f8g7h6j5a4s3'

it('gives ten different codes without letters that look alike', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
})

it('knows a code however it is typed, for one person and one installation', () => {
  const hash = recoveryHash(secret, 7, 'abcde-fghjk')
  for (const typed of ['ABCDE-FGHJK', 'abcdefghjk', ' abcde fghjk '])
    expect(recoveryHash(secret, 7, typed).equals(hash)).toBe(true)
  expect(recoveryHash(secret, 8, 'abcde-fghjk').equals(hash)).toBe(false)
  expect(recoveryHash(`${secret}x`, 7, 'abcde-fghjk').equals(hash)).toBe(false)
  expect(recoveryHash(secret, 7, 'abcde-fghjm').equals(hash)).toBe(false)
})
