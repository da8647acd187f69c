import { expect, test } from 'vitest'
import { extensionLimit, longestExtension, stoppedDaysOf } from './longest-extension.ts'

test.each([
  ['OG 27/2002 art. 8', true],
  ['O.G. nr. 27/2002', true],
  ['Legea 233/2002, og 27/2002', true],
  ['OUG 27/2002', false],
  ['OG 127/2002', false],
  ['Legea 544/2001 art. 7', false],
  ['', false],
])('„%s” limits the extension: %s', (basis, isLimited) => {
  expect(extensionLimit(basis)).toEqual(isLimited ? { days: 15, law: 'OG 27/2002 art. 9' } : undefined)
})

test('fifteen days after the first deadline, moved over days off', () => {
  const limit = extensionLimit('OG 27/2002')!
  // 5 January 2027 is a Tuesday; 6 and 7 are holidays.
  expect(longestExtension('2026-12-21', limit, [])).toBe('2027-01-05')
  expect(longestExtension('2026-12-22', limit, [])).toBe('2027-01-08')
  expect(longestExtension('2026-12-22', limit, [{ date: '2027-01-08', name: '' }])).toBe('2027-01-11')
})

test('the days for which it stood come on top, and only those', () => {
  const limit = extensionLimit('OG 27/2002')!
  expect(stoppedDaysOf([{ stood_days: 6 }, { stood_days: 0 }, { stood_days: 1 }])).toBe(7)
  // 18 December and 22 days is 9 January, a Saturday.
  expect(longestExtension('2026-12-18', limit, [], 7)).toBe('2027-01-11')
})
