import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromDayNumber, toDayNumber } from '../ro/local-date.ts'
import { formatNumber, parsePattern } from './numbering.ts'
import { sharedNumber, type Writing } from './shared-numbers.ts'

function writing(text: string, code = 'RG'): Writing {
  const pattern = parsePattern(text)
  if (!pattern.ok) throw new Error(`${text}: ${pattern.problem}`)
  return { pattern, code }
}
const write = ({ pattern, code }: Writing, counter: number, date: string): string =>
  formatNumber(pattern, { counter, date, registerCode: code })

describe('two registers', () => {
  it.each([
    ['#', '######', '100000'],
    ['######', '######', '000001'],
    ['####/{YYYY}', '######/{YYYY}', '100000/2026'],
    ['P-####/{YYYY}', 'R-####/{YYYY}', undefined],
    ['P-####/{YYYY}', 'P-####', undefined],
    ['{REG}-###', 'RG-###', 'RG-001'],
    ['{YY}-#', '26-#', '26-1'],
    ['{YYYY}-#', '2025-#', undefined],
    ['1#', '#', '11'],
    ['1#', '2#', undefined],
    ['#1', '#2', undefined],
    ['#/{MM}', '#/13', undefined],
    ['#/{MM}', '#/12', '1/12'],
    ['#/{DD}.{MM}', '#/30.02', undefined],
    ['#/{MM}{DD}', '#/0228', '1/0228'],
    ['{MM}{DD}#', '#{MM}{DD}', '10101'],
    ['#-5', '12-#', '12-5'],
    ['{DD}-{DD}-#', '01-02-#', undefined],
    // The counter of the second would need seventeen digits.
    ['{YYYY}#{YYYY}{YYYY}{YYYY}', '#', undefined],
  ])('%s and %s: %s', (one, other, shared) => {
    expect(sharedNumber(writing(one), writing(other, 'X'), 2026)).toBe(shared)
    expect(sharedNumber(writing(other, 'X'), writing(one), 2026)).toBe(shared)
  })

  it('write the same number on 29 February in leap years only', () => {
    const [dated, fixed] = [writing('#/{MM}-{DD}'), writing('#/02-29')]
    expect(sharedNumber(dated, fixed, 2026)).toBeUndefined()
    expect(sharedNumber(dated, fixed, 2028)).toBe('1/02-29')
  })
})

const YEAR = 2026
const first = toDayNumber('2026-01-01')
const anyDate = fc.integer({ min: 0, max: 364 }).map((n) => fromDayNumber(first + n))
const pieces = fc.array(
  fc.constantFrom('{YYYY}', '{YY}', '{MM}', '{DD}', '{REG}', '1', '0', '2', '26', '-', '/', 'R'),
  { maxLength: 3 },
)
const anyWriting = fc
  .tuple(pieces, fc.integer({ min: 1, max: 3 }), pieces, fc.constantFrom('R', '1', '26', 'P-'))
  .map(([before, width, after, code]) =>
    writing(`${before.join('')}${'#'.repeat(width)}${after.join('')}`, code),
  )
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Whether a register can write a number on some day of the year, found by reading it back day by day. */
function canWrite(one: Writing, number: string): boolean {
  return Array.from({ length: 365 }, (_, n) => fromDayNumber(first + n)).some((date) => {
    const [before = '', after = ''] = write(one, 999_999_999_999, date).split('999999999999')
    const counter = Number(new RegExp(`^${escaped(before)}(\\d+)${escaped(after)}$`).exec(number)?.[1] ?? 0)
    return counter >= 1 && write(one, counter, date) === number
  })
}

describe('the rule', () => {
  it('names only numbers that both can write', () => {
    fc.assert(
      fc.property(anyWriting, anyWriting, (one, other) => {
        const shared = sharedNumber(one, other, YEAR)
        return shared === undefined || (canWrite(one, shared) && canWrite(other, shared))
      }),
      { numRuns: 150 },
    )
  })

  it('finds one whenever both have written the same', () => {
    const seen = { same: 0 }
    fc.assert(
      fc.property(
        anyWriting,
        anyDate,
        fc.integer({ min: 1, max: 3000 }),
        fc.nat(),
        fc.integer({ min: 1, max: 4 }),
        (one, date, counter, at, width) => {
          const number = write(one, counter, date)
          // Another pattern that writes the same: some of its digits are the counter, the rest is fixed.
          const runs = [...number.matchAll(/\d+/g)]
          const run = runs[at % runs.length]!
          const digits = run[0].slice(0, width)
          if (/^0+$/.test(digits)) return
          const text = `${number.slice(0, run.index)}${'#'.repeat(digits.length)}${number.slice(run.index + digits.length)}`
          seen.same++
          const shared = sharedNumber(one, writing(text), YEAR)
          expect(shared, `${one.pattern.text} ${text} ${number}`).toBeDefined()
          expect(shared!.length).toBeLessThanOrEqual(number.length)
        },
      ),
      { numRuns: 500 },
    )
    expect(seen.same).toBeGreaterThan(250)
  })

  it('says the same whichever register is asked first', () => {
    fc.assert(
      fc.property(anyWriting, anyWriting, (one, other) => {
        expect(sharedNumber(one, other, YEAR) === undefined).toBe(
          sharedNumber(other, one, YEAR) === undefined,
        )
      }),
      { numRuns: 150 },
    )
  })
})
