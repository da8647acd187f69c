import { expect, test } from 'vitest'
import { cookieIn, readConsent, writeConsent } from './consent.ts'

test.each([
  [['advertising', 'statistics'], '1.2026-11-23.statistics-advertising'],
  [['statistics'], '1.2026-11-23.statistics'],
  [[], '1.2026-11-23.'],
] as const)('agreeing to %j is kept with version and day, and read back', (agreed, text) => {
  expect(writeConsent({ day: '2026-11-23', agreed })).toBe(text)
  const read = readConsent(cookieIn(`a=1; hdoc_consent=${text}; b=2`, 'hdoc_consent'))
  expect(read?.day).toBe('2026-11-23')
  expect([...(read?.agreed ?? [])].sort()).toEqual([...agreed].sort())
})

test.each([undefined, '', '2.2026-11-23.statistics', '1.23-11-2026.statistics', 'true', "1.2026-11-23.'; x"])(
  '%j is no answer to the present question',
  (text) => {
    expect(readConsent(text)).toBeUndefined()
  },
)

test('a purpose that there is not is agreed to by nobody', () => {
  expect(readConsent('1.2026-11-23.statistics-maps')?.agreed).toEqual(['statistics'])
})
