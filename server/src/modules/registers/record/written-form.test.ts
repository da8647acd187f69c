import { formatNumber, parsePattern } from '@hdoc/contract/registers/numbering.ts'
import { toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writtenForm } from './written-form.ts'

const parse = (text: string) => {
  const pattern = parsePattern(text)
  if (!pattern.ok) throw new Error(pattern.problem)
  return pattern
}
const formOf = (text: string) => writtenForm(parse(text), 'R.G', '2026-11-21')
const counterIn = (text: string, number: string) => {
  const { expression, counterAt } = formOf(text)
  return new RegExp(expression).exec(number)?.[counterAt]
}

it('every number of a pattern is read back: its counter, year, month and day', () => {
  const token = fc.constantFrom('{YYYY}', '{YY}', '{MM}', '{DD}', '{REG}', '-', '/', '.', '(', ' ', '1', 'ș')
  const side = fc.array(token, { maxLength: 4 }).map((all) => all.join(''))
  const day = fc
    .tuple(
      fc.integer({ min: 2000, max: 2099 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(([y, m, d]) => toIsoDate(y, m, d))
  fc.assert(
    fc.property(
      side,
      fc.integer({ min: 1, max: 6 }),
      side,
      fc.integer({ min: 1, max: 9_999_999 }),
      day,
      (...given) => {
        const [before, width, after, counter, date] = given
        const pattern = parse(`${before}${'#'.repeat(width)}${after}`)
        const form = writtenForm(pattern, 'R.G', date)
        const number = formatNumber(pattern, { counter, date, registerCode: 'R.G' })
        const groups = new RegExp(form.expression).exec(number)
        const at = (place: number | null) => place !== null && groups?.[place]
        expect(Number(at(form.counterAt))).toBe(counter)
        if (form.yearAt !== null) expect(date.slice(0, 4).endsWith(String(at(form.yearAt)))).toBe(true)
        if (form.monthAt !== null) expect(at(form.monthAt)).toBe(date.slice(5, 7))
        if (form.dayAt !== null) expect(at(form.dayAt)).toBe(date.slice(8))
      },
    ),
  )
})

it('a number that the pattern would not write is none of its numbers', () => {
  expect(counterIn('#', '18')).toBe('18')
  expect(counterIn('1#', '18')).toBe('8')
  expect(counterIn('###', '0018')).toBeUndefined()
  expect(counterIn('{REG}-#', 'RxG-1')).toBeUndefined()
  expect(counterIn('M-#', 'M2-1')).toBeUndefined()
})

it('today is told as far as the pattern tells it', () => {
  expect([
    formOf('#').today,
    formOf('#/{MM}').today,
    formOf('#/{DD}.{MM}').today,
    formOf('#/{DD}').today,
  ]).toEqual(['', '11', '1121', ''])
})
