import { expect, test } from 'vitest'
import { mailDate } from './mail-date.ts'

test('the date of a mail is the wall clock of Bucharest', () => {
  expect(mailDate('Fri, 20 Nov 2026 10:00:00 +0200')).toBe('20.11.2026, 10:00')
  expect(mailDate('20 Nov 2026 23:30 GMT (UTC)')).toBe('21.11.2026, 01:30')
})

test('what cannot be read stays as it was written', () => {
  expect(mailDate('Fri, 42 Nov 2026 10:00:00 +0200')).toBe('Fri, 42 Nov 2026 10:00:00 +0200')
  expect(mailDate('mâine, pe la 5')).toBe('mâine, pe la 5')
})
