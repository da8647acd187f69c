import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openSecret, sealSecret } from './seal-secret.ts'

const secret = 'k3v9x1q8z7m2n6b4c5d0f8g7h6j5a4s3'

it('gives every text back, and never shows it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), (plain) => {
      const sealed = sealSecret(secret, plain, 'totp|1|2')
      expect(openSecret(secret, sealed, 'totp|1|2')).toBe(Buffer.from(plain).toString())
      expect(sealed.includes(plain)).toBe(false)
    }),
    { numRuns: 50 },
  )
})

it('does not open for another row, with another secret, or when a byte was changed', () => {
  const sealed = sealSecret(secret, 'parola furnizorului', 'oidc|1|1')
  expect(openSecret(secret, sealed, 'oidc|2|1')).toBeUndefined()
  expect(openSecret(`${secret}x`, sealed, 'oidc|1|1')).toBeUndefined()
  for (const at of [0, 14, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(openSecret(secret, changed, 'oidc|1|1')).toBeUndefined()
  }
  expect(openSecret(secret, Buffer.alloc(5), 'oidc|1|1')).toBeUndefined()
})
