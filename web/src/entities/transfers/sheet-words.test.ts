import { expect, test } from 'vitest'
import { answersLine, extentLine } from './sheet-words.ts'

test('one document and several are told apart, and what is none is left out', () => {
  expect(answersLine({ accepted: 4, documents: 6, refused: 1, open: 1 })).toBe(
    '4 din 6 · 1 refuzat · 1 neconfirmat',
  )
  expect(answersLine({ accepted: 0, documents: 3, refused: 0, open: 3 })).toBe('0 din 3 · 3 neconfirmate')
})

test('pages and annexes have their plurals', () => {
  expect(extentLine({ pages: 1, annexes: 1 })).toBe('1 filă · 1 anexă')
  expect(extentLine({ pages: 39, annexes: 0 })).toBe('39 de file · 0 anexe')
})
