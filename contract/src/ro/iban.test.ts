import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkIban, formatIban, isTreasuryIban, normaliseIban } from './iban.ts'

const VALID = 'RO49AAAA1B31007593840000'

describe('IBAN', () => {
  it('accepts a valid account with spaces and small letters', () => {
    expect(checkIban(VALID)).toBeNull()
    expect(normaliseIban('ro49 aaaa 1b31 0075 9384 0000')).toBe(VALID)
    expect(formatIban(VALID)).toBe('RO49 AAAA 1B31 0075 9384 0000')
  })

  it('refuses a wrong one', () => {
    expect(checkIban('RO49AAAA1B31007593840001')).toBe('checksum')
    expect(checkIban('DE89370400440532013000')).toBe('format')
    expect(normaliseIban('')).toBeNull()
  })

  it('finds every single changed digit of the account', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 23 }), fc.integer({ min: 1, max: 9 }), (place, change) => {
        const digit = (Number(VALID[place]) + change) % 10
        expect(checkIban(VALID.slice(0, place) + digit + VALID.slice(place + 1))).toBe('checksum')
      }),
    )
  })

  it('knows the Treasury', () => {
    expect(isTreasuryIban('RO12 TREZ 5215 0692 0101 8170')).toBe(true)
    expect(isTreasuryIban(VALID)).toBe(false)
  })
})
