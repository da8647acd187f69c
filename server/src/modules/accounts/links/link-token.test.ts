import { tokenPurposes } from '@hdoc/contract/accounts/accounts.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linkHash, linkToken, tokenToMail } from './link-token.ts'

const secret = 'k3v9x1q8z7m2n6b4c5d0f8g7h6j5a4s3'
const link = fc.record({
  institutionId: fc.nat(),
  id: fc.nat(),
  purpose: fc.constantFrom(...tokenPurposes),
  nonce: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes)),
})

it('is 40 characters [a-z0-9], the same for the same row, another one for anything that differs', () => {
  fc.assert(
    fc.property(link, link, (one, other) => {
      const token = linkToken(secret, one)
      expect(token).toMatch(/^[a-z0-9]{40}$/)
      expect(linkToken(secret, { ...one })).toBe(token)
      expect(linkToken(`${secret}x`, one)).not.toBe(token)
      expect(linkToken(secret, { ...one, id: one.id + 1 })).not.toBe(token)
      expect(linkToken(secret, { ...one, institutionId: one.institutionId + 1 })).not.toBe(token)
      for (const purpose of tokenPurposes)
        expect(linkToken(secret, { ...one, purpose }) === token).toBe(purpose === one.purpose)
      const elsewhere = linkToken(secret, other)
      expect(elsewhere === token).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
  )
})

it('stays the one that may have been mailed when the secret is changed, and is of the present secret otherwise', () => {
  const link = { institutionId: 1, id: 2, purpose: 'reset', nonce: Buffer.alloc(32) } as const
  const both = { secret: `${secret}x`, oldSecrets: [secret] }
  const mailed = linkToken(secret, link)
  expect(tokenToMail(both, link, linkHash(mailed))).toBe(mailed)
  expect(tokenToMail(both, link, null)).toBe(linkToken(both.secret, link))
  expect(tokenToMail({ ...both, oldSecrets: [] }, link, linkHash(mailed))).toBe(linkToken(both.secret, link))
})

it('is stored as a hash that does not hold it', () => {
  const token = linkToken(secret, { institutionId: 1, id: 2, purpose: 'reset', nonce: Buffer.alloc(32) })
  expect(linkHash(token)).toHaveLength(32)
  expect(linkHash(token).toString()).not.toContain(token.slice(0, 6))
})

it('uses every letter and digit about equally', () => {
  const counts = new Map<string, number>()
  for (let id = 0; id < 2_000; id++)
    for (const letter of linkToken(secret, {
      institutionId: 1,
      id,
      purpose: 'reset',
      nonce: Buffer.alloc(32),
    }))
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(36)
  const expected = (2_000 * 40) / 36
  for (const count of counts.values()) expect(Math.abs(count - expected) / expected).toBeLessThan(0.15)
})
