import { expect, test } from 'vitest'
import { answersLine, extentLine } from './sheet-words.ts'

test('what was accepted of all is told, with what was refused and what is open; what is none is left out', () => {
  expect(answersLine({ accepted: 4, documents: 6, refused: 1, open: 1 })).toBe(
    '4 din 6 · refuzate: 1 · neconfirmate: 1',
  )
  expect(answersLine({ accepted: 0, documents: 3, refused: 0, open: 3 })).toBe('0 din 3 · neconfirmate: 3')
})

test('pages and annexes have their plurals', () => {
  expect(extentLine({ pages: 1, annexes: 1 })).toBe('1 filă · 1 anexă')
  expect(extentLine({ pages: 39, annexes: 0 })).toBe('39 de file · 0 anexe')
})
