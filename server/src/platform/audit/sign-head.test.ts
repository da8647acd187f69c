import { expect, it } from 'vitest'
import { type Head, headIsSigned, headKey, signHead } from './sign-head.ts'

const secret = 'k3v9x1q8z7m2n6b4c5d0f8g7h6j5a4s3'
const head: Head = {
  institutionId: 3,
  seq: 120,
  hash: Buffer.alloc(32, 7),
  signedAt: new Date('2026-11-20T10:00:00Z'),
  link: { number: 4, previous: Buffer.alloc(32, 9) },
}

it('is checked with the public key alone, and bears every part of the head', () => {
  const { publicKey } = headKey(secret)
  const signature = signHead(secret, head)
  expect(headIsSigned(publicKey, head, signature)).toBe(true)
  const others: Head[] = [
    { ...head, institutionId: 4 },
    { ...head, seq: 121 },
    { ...head, hash: Buffer.alloc(32, 8) },
    { ...head, signedAt: new Date('2026-11-20T10:00:01Z') },
    { ...head, link: { number: 5, previous: Buffer.alloc(32, 9) } },
    { ...head, link: { number: 4, previous: Buffer.alloc(32, 10) } },
    { ...head, link: undefined },
  ]
  for (const other of others) expect(headIsSigned(publicKey, other, signature)).toBe(false)
})

it('has another key for another secret of the installation', () => {
  const other = headKey(`${secret}x`)
  expect(other.id).not.toBe(headKey(secret).id)
  expect(headIsSigned(other.publicKey, head, signHead(secret, head))).toBe(false)
})
