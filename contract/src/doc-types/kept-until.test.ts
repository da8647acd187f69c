import { expect, test } from 'vitest'
import { keptUntil } from './kept-until.ts'

test('a paper is kept until the end of a year, counted from the January after it', () => {
  expect(keptUntil('2026-01-01', 5)).toBe(2031)
  expect(keptUntil('2026-12-31', 5)).toBe(2031)
})
