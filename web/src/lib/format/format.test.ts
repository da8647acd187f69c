import { afterEach, expect, test } from 'vitest'
import '../languages/all-texts.ts'
import { setLanguage } from '../languages/language.ts'
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatLongDate,
  formatNumber,
  parseDate,
} from './format.ts'

afterEach(() => setLanguage('ro'))

test('05.06.2026 is the fifth of June, never the sixth of May', () => {
  expect(parseDate('05.06.2026')).toBe('2026-06-05')
  expect(parseDate('5.6.2026')).toBe('2026-06-05')
  expect(parseDate('2026-06-05')).toBe('2026-06-05')
  expect(parseDate('05062026')).toBe('2026-06-05')
})

test.each(['31.02.2026', '2026-13-01', '06/05/2026', 'mâine', '31022026', '5062026', ''])(
  '%s is no date',
  (text) => {
    expect(parseDate(text)).toBeNull()
  },
)

test('days and moments are shown as Romania sees them', () => {
  expect(formatDate('2026-11-20')).toBe('20.11.2026')
  expect(formatDateTime('2026-12-31T22:00:01Z')).toBe('01.01.2027, 00:00')
  expect(formatDate('2026-12-31T21:59:59Z')).toBe('31.12.2026')
})

test('what is no date comes back as it is', () => {
  expect(formatDate('curând')).toBe('curând')
})

test('long dates in both languages', () => {
  expect(formatLongDate('2026-11-20')).toBe('vineri, 20 noiembrie 2026')
  setLanguage('en')
  expect(formatLongDate('2026-11-20', false)).toBe('20 November 2026')
})

test('thousands', () => {
  expect(formatNumber(1234567)).toBe('1.234.567')
  setLanguage('en')
  expect(formatNumber(1234567)).toBe('1,234,567')
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1,5 kB'],
  [999_600, '1 MB'],
  [340_000, '340 kB'],
  [250_000_000, '250 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test.each([
  ['2026-11-20', 'azi', 'today'],
  ['2026-11-21', 'mâine', 'tomorrow'],
  ['2026-11-25', 'în 5 zile', 'in 5 days'],
  ['2026-12-15', 'în 25 de zile', 'in 25 days'],
  ['2026-11-19', 'depășit cu 1 zi', '1 day overdue'],
  ['2026-11-18', 'depășit cu 2 zile', '2 days overdue'],
  ['2026-10-31', 'depășit cu 20 de zile', '20 days overdue'],
  ['2026-10-20', 'depășit cu 31 de zile', '31 days overdue'],
])('deadline %s: %s, %s', (deadline, romanian, english) => {
  expect(formatDeadline(deadline, '2026-11-20')).toBe(romanian)
  setLanguage('en')
  expect(formatDeadline(deadline, '2026-11-20')).toBe(english)
})
