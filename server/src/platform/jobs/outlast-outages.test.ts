import { expect, it } from 'vitest'
import { asOutage } from './outlast-outages.ts'

const codeOf = (error: unknown) => (asOutage(error) as { code?: unknown }).code

it('makes of a lost way to the database what the queue asks again about', () => {
  expect(codeOf(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toBe('ETIMEDOUT')
  expect(codeOf(new Error('timeout exceeded when trying to connect'))).toBe('ETIMEDOUT')
  expect(codeOf(Object.assign(new Error('x'), { code: '57P01', severity: 'FATAL' }))).toBe('ETIMEDOUT')
})

it('leaves what the database refuses as it is', () => {
  const refusal = Object.assign(new Error('x'), { code: '42703', severity: 'ERROR' })
  expect(asOutage(refusal)).toBe(refusal)
})
