import { createCipheriv, hkdfSync } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openSecret, sealMark, sealSecret } from './seal-secret.ts'

const secret = 'k3v9x1q8z7m2n6b4c5d0f8g7h6j5a4s3'
const ring = { secret, oldSecrets: [] }
const newer = { secret: 'w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4j3', oldSecrets: [secret] }

it('gives every text back, and never shows it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), (plain) => {
      const sealed = sealSecret(ring, plain, 'totp|1|2')
      expect(openSecret(ring, sealed, 'totp|1|2')).toBe(Buffer.from(plain).toString())
      expect(sealed.includes(plain)).toBe(false)
    }),
    { numRuns: 50 },
  )
})

it('does not open for another row, with another secret, or when a byte was changed', () => {
  const sealed = sealSecret(ring, 'parola furnizorului', 'oidc|1|1')
  expect(openSecret(ring, sealed, 'oidc|2|1')).toBeUndefined()
  expect(openSecret({ ...ring, secret: `${secret}x` }, sealed, 'oidc|1|1')).toBeUndefined()
  for (const at of [0, 3, 14, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(openSecret(ring, changed, 'oidc|1|1')).toBeUndefined()
  }
  expect(openSecret(ring, Buffer.alloc(5), 'oidc|1|1')).toBeUndefined()
})

it('names the secret that sealed it, and opens as long as that one stands beside the new one', () => {
  const old = sealSecret(ring, 'parola', 'oidc|1|1')
  expect(openSecret(newer, old, 'oidc|1|1')).toBe('parola')
  expect(old.subarray(0, 5)).toEqual(sealMark(ring))
  const anew = sealSecret(newer, 'parola', 'oidc|1|1')
  expect(anew.subarray(0, 5)).toEqual(sealMark(newer))
  expect(openSecret({ secret: newer.secret, oldSecrets: [] }, anew, 'oidc|1|1')).toBe('parola')
  expect(openSecret({ secret: newer.secret, oldSecrets: [] }, old, 'oidc|1|1')).toBeUndefined()
})

it('opens what was sealed before values named their secret', () => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'hdoc secrets at rest', 32))
  // The first byte of this older value happens to be the form byte of today's values.
  const nonce = Buffer.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('totp|1|2'))
  const sealed = Buffer.concat([nonce, cipher.update('JBSWY3DP'), cipher.final(), cipher.getAuthTag()])
  for (const secrets of [ring, newer]) expect(openSecret(secrets, sealed, 'totp|1|2')).toBe('JBSWY3DP')
})
