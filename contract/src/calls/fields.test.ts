import { describe, expect, it } from 'vitest'
import {
  day,
  optionalCnp,
  optionalContactPhone,
  optionalCui,
  optionalDay,
  optionalEmail,
  optionalPhone,
  optionalPostalCode,
  optionalText,
  requiredText,
  text,
} from './fields.ts'

describe('texts people write', () => {
  it('are trimmed and written with comma letters', () => {
    expect(text(20).parse('  Ştefan şi Ţepeş \n')).toBe('Ștefan și Țepeș')
    expect(optionalText(5).parse(undefined)).toBe('')
    expect(requiredText(5).safeParse('   ').success).toBe(false)
    expect(text(3).safeParse('abcd').success).toBe(false)
    expect(text(3).safeParse(' abc ').success).toBe(true)
  })

  it('lose marks that turn the direction of writing round', () => {
    expect(text(20).parse('\u200eIon\u202enosnhoj\u202c \u2067Pop\u2069')).toBe('Ionnosnhoj Pop')
    expect(requiredText(5).safeParse('\u202e\u2066').success).toBe(false)
  })

  it('may have lines and tabs, but no control characters and no half letters', () => {
    expect(text(20).parse('a\nb\tc\r\nd')).toBe('a\nb\tc\r\nd')
    expect(text(20).parse('😀')).toBe('😀')
    for (const bad of ['a\0b', 'a\u001bb', 'a\u007fb', 'a\u0085b', 'a\ud83d', '\ude00a'])
      expect(text(20).safeParse(bad).success, JSON.stringify(bad)).toBe(false)
  })
})

describe('days', () => {
  it('exist in the calendar and are of our time', () => {
    for (const good of ['2026-11-20', '2028-02-29', '1900-01-01']) expect(day.parse(good)).toBe(good)
    for (const bad of [
      '2026-02-29',
      '2026-13-01',
      '20.11.2026',
      '1899-12-31',
      '2201-01-01',
      '',
      '2026-11-20T10:00:00',
    ])
      expect(day.safeParse(bad).success, bad).toBe(false)
    expect(optionalDay.parse(undefined)).toBeNull()
    expect(optionalDay.parse(null)).toBeNull()
  })
})

describe('codes and addresses', () => {
  it('may be empty, and are brought to one form', () => {
    for (const field of [optionalCnp, optionalCui, optionalEmail, optionalPhone, optionalPostalCode]) {
      expect(field.parse(undefined)).toBe('')
      expect(field.parse('')).toBe('')
    }
    expect(optionalCui.parse(' RO 14399840 ')).toBe('14399840')
    expect(optionalPhone.parse(' 0722.123.456 ')).toBe('0722 123 456')
    expect(optionalCnp.parse('271 0202 479021')).toBe('2710202479021')
  })

  it('a number of another country is one to call, with its prefix; a wrong one says what it lacks', () => {
    for (const [typed, kept] of [
      ['+49 30 901820', '+4930901820'],
      ['0037369123456', '+37369123456'],
      ['0722.123.456', '0722 123 456'],
      ['', ''],
    ] as const)
      expect(optionalContactPhone.parse(typed)).toBe(kept)
    const said = (typed: string) =>
      optionalContactPhone.safeParse(typed).error?.issues.map(({ message }) => message)
    expect(said('+49 30')).toEqual(['phone_abroad'])
    for (const typed of ['030 901820', '+40 622 123 456', '12']) expect(said(typed)).toEqual(['phone'])
  })

  it('are refused when they cannot be', () => {
    for (const [field, bad] of [
      [optionalCui, '14399841'],
      [optionalCnp, '2710202479022'],
      [optionalEmail, 'gina@'],
      [optionalPhone, '12'],
      [optionalPostalCode, '12345'],
    ] as const)
      expect(field.safeParse(bad).success, bad).toBe(false)
  })
})
