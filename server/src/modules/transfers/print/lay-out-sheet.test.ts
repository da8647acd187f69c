import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  CLOSING_HEIGHT,
  FIRST_TOP,
  HEAD_HEIGHT,
  NEXT_TOP,
  PAGE,
  ROW_HEIGHT,
  rowsOnPages,
} from './lay-out-sheet.ts'

it('puts every row on a page, and leaves room for signatures on the last one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
      const pages = rowsOnPages(count)
      expect(pages.reduce((sum, rows) => sum + rows, 0)).toBe(count)
      for (const [n, rows] of pages.entries()) {
        const end = (n === 0 ? FIRST_TOP : NEXT_TOP) + HEAD_HEIGHT + rows * ROW_HEIGHT
        const needed = n === pages.length - 1 ? CLOSING_HEIGHT : 0
        expect(end + needed).toBeLessThanOrEqual(PAGE.bottom)
      }
    }),
  )
})

it('keeps a short sheet on one page', () => {
  expect(rowsOnPages(1)).toEqual([1])
  expect(rowsOnPages(5)).toEqual([5])
  expect(rowsOnPages(9)).toHaveLength(2)
})
