import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkOnrc, formatOnrc, onrcBlocks, parseOnrc, toNewOnrc } from './onrc.ts'

const VALID = [
  'J40/123/2020',
  'J4/123/2020',
  'j04/262/1992',
  'J52/750/22.11.2012',
  'F40/22/1991',
  'J2002000372404',
  'J2018000242160',
  'J2017003023237',
  'J2024000512123',
  'J2024051439004',
  'J2026033767000',
  'J1997008302407',
  'F2025036030001',
  'F2026012678004',
  'ROONRC.J2008000117519',
]

describe('trade register number', () => {
  it.each(VALID)('%s is valid', (number) => {
    expect(checkOnrc(number, 2026)).toBeNull()
    expect(parseOnrc(number, 2026)).not.toBeNull()
  })

  it.each([
    ['J42/1/2020', 'county'],
    ['J40/0/2020', 'serial'],
    ['J40/123/2020/xyz', 'format'],
    ['J40/1/1989', 'year'],
    ['J40/1/2027', 'year'],
    ['J2002000372405', 'control'],
    ['X40/1/2020', 'format'],
    ['J2024051439000', 'control'],
    ['', 'format'],
  ])('%s is refused: %s', (number, problem) => {
    expect(checkOnrc(number, 2026)).toBe(problem)
    expect(parseOnrc(number, 2026)).toBeNull()
  })

  it('only warns of the control digit, which no norm states', () => {
    expect([onrcBlocks('control'), onrcBlocks('county'), onrcBlocks(null)]).toEqual([false, true, false])
  })

  it('keeps the year of a certificate and the missing county of a new firm', () => {
    expect(parseOnrc('J52/750/22.11.2012', 2026)).toEqual({
      form: 'old',
      type: 'J',
      county: 52,
      serial: 750,
      year: 2012,
    })
    expect(parseOnrc('J2024051439004', 2026)).toEqual({
      form: 'new',
      type: 'J',
      county: null,
      serial: 51_439,
      year: 2024,
    })
  })

  it('converts an old number to the one the firm bears now', () => {
    const old = parseOnrc('J40/372/2002', 2026)
    expect(old && formatOnrc(toNewOnrc(old))).toBe('J2002000372404')
    expect(old && formatOnrc(old)).toBe('J40/372/2002')
  })

  it('reads back what it writes', () => {
    const number = fc.record({
      form: fc.constantFrom('old' as const, 'new' as const),
      type: fc.constantFrom('J' as const, 'F' as const, 'C' as const),
      county: fc.integer({ min: 1, max: 40 }),
      serial: fc.integer({ min: 1, max: 999_999 }),
      year: fc.integer({ min: 1990, max: 2026 }),
    })
    fc.assert(
      fc.property(number, (n) => {
        expect(parseOnrc(formatOnrc(n), 2026)).toEqual(n)
      }),
    )
  })
})
