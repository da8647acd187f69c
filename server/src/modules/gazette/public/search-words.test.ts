import { expect, test } from 'vitest'
import { wordsQuery } from './search-words.ts'

test.each([
  ['Hotărârea bugetului', "'hotarar':* & 'buget':*"],
  ['nr. 12/2026', "'nr':* & '12' & '2026'"],
  ["o'ri & (unde) | :*", "'o':* & 'ri':* & 'unde':*"],
  [' … ', undefined],
])('„%s”', (text, expected) => {
  expect(wordsQuery(text)).toBe(expected)
})
