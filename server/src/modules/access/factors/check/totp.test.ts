import fc from 'fast-check'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { newTotpKey, stepOfCode, totpAddress } from './totp.ts'

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const start = Date.parse('2026-11-20T08:00:00Z')
const codeAt = (ms: number, secret = key): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms })
const step = (ms: number): number => Math.floor(ms / 30_000)

describe('the code of an authenticator application', () => {
  it.each([
    ['a step behind', -30_000, true],
    ['the very step', 0, true],
    ['a step ahead', 30_000, true],
    ['two steps behind', -60_000, false],
    ['two steps ahead', 60_000, false],
    ['an hour behind', -3_600_000, false],
  ])('of a phone %s', (_, off, accepted) => {
    const found = stepOfCode(key, codeAt(start + off), new Date(start))
    expect(found).toBe(accepted ? step(start + off) : undefined)
  })

  it('is accepted exactly within one step either way, at every moment', () => {
    const moments = fc.integer({ min: 1_600_000_000, max: 2_500_000_000 })
    const offsets = fc.integer({ min: -200, max: 200 })
    fc.assert(
      fc.property(moments, offsets, (second, off) => {
        const now = second * 1000
        const phone = now + off * 1000
        const distance = Math.abs(step(phone) - step(now))
        const found = stepOfCode(key, codeAt(phone), new Date(now))
        // Another step of the window may have the same six digits by chance.
        if (distance <= 1) expect(codeAt((found ?? 0) * 30_000)).toBe(codeAt(phone))
        else if (found !== undefined) expect(codeAt(found * 30_000)).toBe(codeAt(phone))
      }),
      { numRuns: 300 },
    )
  })

  it('is the one of RFC 6238: eight digits of its table, of which the last six are shown', () => {
    const rfc = Secret.fromLatin1('12345678901234567890').base32
    for (const [second, code] of [
      [59, '287082'],
      [1111111109, '081804'],
      [1234567890, '005924'],
      [20000000000, '353130'],
    ] as const)
      expect(stepOfCode(rfc, code, new Date(second * 1000))).toBe(Math.floor(second / 30))
  })

  it.each([
    ['three and three', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['between spaces', (code: string) => ` ${code} `],
  ])('may be typed %s', (_, typed) => {
    expect(stepOfCode(key, typed(codeAt(start)), new Date(start))).toBe(step(start))
  })

  it('is read with the key a person was given', () => {
    const given = newTotpKey()
    const found = stepOfCode(given, codeAt(start, given), new Date(start))
    expect(codeAt((found ?? 0) * 30_000, given)).toBe(codeAt(start, given))
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12345a', '-1'])('is never „%s”', (typed) => {
    expect(stepOfCode(key, typed, new Date(start))).toBeUndefined()
  })
})

it('an address says who and where, for every name', () => {
  const address = totpAddress(key, 'Comuna Dealu Florilor: și altele', 'gina.liliacu')
  expect(address).toMatch(/^otpauth:\/\/totp\//)
  const url = new URL(address)
  expect(url.searchParams.get('secret')).toBe(key)
  expect(url.searchParams.get('issuer')).toContain('Dealu Florilor')
  expect(new Set(Array.from({ length: 50 }, newTotpKey)).size).toBe(50)
})
