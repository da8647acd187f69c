import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, normaliseContactPhone, normalisePhone, writePhone, writePhones } from './phone.ts'

describe('phone', () => {
  it.each([
    ['0722123456', '+40722123456'],
    ['0040722123456', '+40722123456'],
    ['+40 722.123.456', '+40722123456'],
    ['(0244) 999-001', '+40244999001'],
    ['0372 123 456', '+40372123456'],
    ['0800123456', '+40800123456'],
    ['112', null],
    ['0622123456', null],
    ['07221234567', null],
    ['+49 30 901820', null],
    ['', null],
  ])('%j → %s', (raw, stored) => {
    expect(normalisePhone(raw)).toBe(stored)
  })

  it('accepts a number abroad as a contact, never a wrong Romanian one', () => {
    expect(normaliseContactPhone('0049 30 901820')).toBe('+4930901820')
    expect(normaliseContactPhone('0722 123 456')).toBe('+40722123456')
    expect(normaliseContactPhone('+40 622 123 456')).toBeNull()
    expect(normaliseContactPhone('12345')).toBeNull()
  })

  it('is shown as it is said', () => {
    expect(['+40722123456', '+40213123456', '+40244999001', '+4930901820'].map(formatPhone)).toEqual([
      '0722 123 456',
      '021 312 3456',
      '0244 999 001',
      '+4930901820',
    ])
  })

  it('is written in one form, however it was typed or stored', () => {
    for (const typed of ['0244999001', '+40244999001', '0040 244 999 001', '0244-999-001', '0244 999 001'])
      expect(writePhone(typed)).toBe('0244 999 001')
    expect(writePhone('0049 30 901820')).toBe('+4930901820')
    for (const other of ['', 'nu are', '112']) expect(writePhone(other)).toBe(other)
    expect(writePhones('0244999010\n+40722123456')).toBe('0244 999 010\n0722 123 456')
  })

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom('7', '2', '3'), (n, first) => {
        const stored = `+40${first}${String(n).padStart(8, '0')}`
        expect(normalisePhone(formatPhone(stored))).toBe(stored)
      }),
    )
  })
})
