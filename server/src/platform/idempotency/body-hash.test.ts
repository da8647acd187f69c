import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { bodyHash, isSameBody } from './body-hash.ts'

const ring = { secret: 'k3v9x1q8z7m2n6b4c5d0f8g7h6j5a4s3', oldSecrets: [] }
const newer = { secret: 'w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4j3', oldSecrets: [ring.secret] }
const body = { name: 'Ana', issuer: { cnp: '2710202479021', type: 'pf' } }
const otherOrder = { issuer: { type: 'pf', cnp: '2710202479021' }, name: 'Ana' }
const other = { ...body, name: 'Ion' }

it('knows a body again whatever the order of its fields, also under the secret of its day', () => {
  const kept = bodyHash(ring, body)
  expect([ring, newer].map((secrets) => isSameBody(secrets, kept, otherOrder))).toEqual([true, true])
  expect([ring, newer].map((secrets) => isSameBody(secrets, kept, other))).toEqual([false, false])
  expect(isSameBody({ ...newer, oldSecrets: [] }, kept, body)).toBe(false)
})

it('does not let a CNP be guessed from it', () => {
  const guessed = createHash('sha256').update(JSON.stringify(otherOrder)).digest()
  const sorted = createHash('sha256')
    .update(JSON.stringify({ issuer: { cnp: '2710202479021', type: 'pf' }, name: 'Ana' }))
    .digest()
  expect([guessed, sorted].some((one) => one.equals(bodyHash(ring, body)))).toBe(false)
  expect(isSameBody(ring, sorted, body), 'kept by an older version').toBe(true)
})
