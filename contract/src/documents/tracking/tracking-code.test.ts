import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupedCode, plainCode } from './tracking-code.ts'

describe('a tracking code', () => {
  it('stands in groups of four', () => {
    expect(groupedCode('k7m2q9xw4t8bz3ndp5cv')).toBe('k7m2 q9xw 4t8b z3nd p5cv')
    expect(groupedCode('abcdef')).toBe('abcd ef')
    expect(groupedCode('')).toBe('')
  })

  it('is the same however it was typed', () => {
    const gap = fc.constantFrom('', ' ', '-', ' – ', '\u00a0', '\n')
    const code = fc.stringMatching(/^[a-km-np-z2-9]{20}$/)
    fc.assert(
      fc.property(code, gap, fc.boolean(), (stored, between, isLarge) => {
        const typed = ` ${groupedCode(stored).replaceAll(' ', between)} `
        expect(plainCode(isLarge ? typed.toUpperCase() : typed)).toBe(stored)
      }),
    )
  })
})
