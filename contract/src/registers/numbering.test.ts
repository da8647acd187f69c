import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PATTERN_MAX_LENGTH, patternProblemTable } from '../failures/problems/pattern-problems.ts'
import { formatNumber, type NumberPattern, parsePattern, previewNumbers } from './numbering.ts'

function pattern(text: string): NumberPattern {
  const parsed = parsePattern(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`)
  return parsed
}

const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const anyPattern = fc
  .tuple(
    fc.array(fc.constantFrom('DGA-', '/', ' ', 'nr', '1', '0', '{YYYY}', '{YY}', '{MM}', '{DD}', '{REG}'), {
      maxLength: 5,
    }),
    fc.integer({ min: 1, max: 8 }),
    fc.array(fc.constantFrom('-', '/', '7', '{YYYY}', '{MM}', '{DD}', '{REG}'), { maxLength: 5 }),
  )
  .map(([before, width, after]) => `${before.join('')}${'#'.repeat(width)}${after.join('')}`)
const anyCounter = fc.integer({ min: 1, max: 10_000_000 })

describe('number pattern', () => {
  it.each([
    ['DGA-####/{YYYY}', 42, 'DGA-0042/2026'],
    ['######', 4512, '004512'],
    ['E-######/{YYYY}', 123, 'E-000123/2026'],
    ['HCL ##', 12, 'HCL 12'],
    ['##/{YYYY}{MM}{DD}', 3, '03/20261120'],
    ['544-###', 7, '544-007'],
    ['{REG}-#/{YY}', 9, 'RG-9/26'],
    ['##', 1234, '1234'],
    ['Înscris ###', 5, 'Înscris 005'],
  ])('%s gives number %i as %s', (text, counter, written) => {
    expect(formatNumber(pattern(text), { counter, date: '2026-11-20', registerCode: 'RG' })).toBe(written)
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['DGA/{YYYY}', 'no_counter'],
    ['##-##', 'several_counters'],
    ['#{YYYY}#', 'several_counters'],
    ['#'.repeat(13), 'counter_too_wide'],
    ['##/{yyyy}', 'unknown_token'],
    ['##/{}', 'unknown_token'],
    ['##/{YYYY', 'brace'],
    ['##/YYYY}', 'brace'],
    ['##\n', 'bad_character'],
    ['##\u202e', 'bad_character'],
    [`#${'a'.repeat(PATTERN_MAX_LENGTH)}`, 'too_long'],
  ] as const)('%j is refused: %s', (text, problem) => {
    expect(parsePattern(text)).toEqual({ ok: false, problem })
    expect(patternProblemTable[problem].ro).not.toBe('')
  })

  it.each([
    ['##/{YYYY}{MM}{DD}', true],
    ['##/{DD}.{MM}.{YY}', true],
    ['##/{YYYY}{MM}', false],
    ['##/{MM}{DD}', false],
    ['##', false],
  ])('%s may number a daily series: %s', (text, allowed) => {
    expect(parsePattern(text, { daily: true }).ok).toBe(allowed)
    expect(parsePattern(text).ok).toBe(true)
  })

  it('previews the next numbers', () => {
    expect(previewNumbers(pattern('P-###'), 99, '2026-11-20', 'PET')).toEqual(['P-099', 'P-100', 'P-101'])
    expect(previewNumbers(pattern('P-###'), 1, '2026-11-20', 'PET', 1)).toEqual(['P-001'])
  })

  it.each([0, -1, 1.5, Number.NaN])('refuses counter %d', (counter) => {
    expect(() => formatNumber(pattern('#'), { counter, date: '2026-11-20', registerCode: '' })).toThrow(
      RangeError,
    )
  })

  it('distinct counters of a day give distinct numbers', () => {
    fc.assert(
      fc.property(anyPattern, anyDay, anyCounter, anyCounter, (text, date, a, b) => {
        fc.pre(a !== b)
        const written = (counter: number) =>
          formatNumber(pattern(text), { counter, date, registerCode: 'RG' })
        expect(written(a)).not.toBe(written(b))
      }),
    )
  })

  it('a daily series never gives the same number on two days', () => {
    fc.assert(
      fc.property(anyPattern, anyDay, anyDay, anyCounter, anyCounter, (text, one, other, a, b) => {
        const parsed = parsePattern(`${text}/{YYYY}{MM}{DD}`, { daily: true })
        fc.pre(one !== other && parsed.ok)
        if (!parsed.ok) return
        const context = { registerCode: 'AUD' }
        expect(formatNumber(parsed, { ...context, counter: a, date: one })).not.toBe(
          formatNumber(parsed, { ...context, counter: b, date: other }),
        )
      }),
    )
  })

  it('parses anything without throwing, and what it accepts can be written', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}#YMDREG/- 0ș') }), (text) => {
        const parsed = parsePattern(text)
        const outcome = parsed.ok
          ? formatNumber(parsed, { counter: 1, date: '2026-01-02', registerCode: 'RG' })
          : patternProblemTable[parsed.problem].en
        expect(outcome).toMatch(parsed.ok ? /1/ : /pattern|code|counter|Braces/)
      }),
    )
  })
})
