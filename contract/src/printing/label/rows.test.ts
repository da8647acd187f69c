import { expect, test } from 'vitest'
import { labelRows } from './rows.ts'

/** Each letter one wide. */
const widthOf = (text: string): number => [...text].length

test.each([
  ['what fits stays whole', 'Comuna Dealu Florilor', 21, 2, ['Comuna Dealu Florilor']],
  ['words go to the next row', 'Comuna Dealu Florilor', 14, 2, ['Comuna Dealu', 'Florilor']],
  ['a word breaks behind its hyphen', 'de intrare-ieșire', 12, 2, ['de intrare-', 'ieșire']],
  ['a longer word is broken', 'abcdefg', 4, 2, ['abcd', 'efg']],
  ['a line break is kept', 'REG-\n0042', 10, 2, ['REG-', '0042']],
  ['the rest ends in an ellipsis', 'Registru general de intrare', 12, 1, ['Registru…']],
  ['the ellipsis fits too', 'unu doi trei', 7, 1, ['unu do…']],
])('%s', (_what, text, width, most, rows) => {
  expect(labelRows(text, { width, most }, widthOf)).toEqual(rows)
})
