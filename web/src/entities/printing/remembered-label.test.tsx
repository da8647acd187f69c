import { beforeEach, expect, it } from 'vitest'
import { rememberedLabel, rememberLabel } from './remembered-label.ts'

const roll = { name: '57 × 32 mm', width_mm: 57, height_mm: 32, per_sheet: null }
const sheet = { name: 'A4', width_mm: 70, height_mm: 37, per_sheet: 24 }
beforeEach(() => localStorage.clear())

it('is the usual label until another was printed here', () => {
  expect(rememberedLabel([roll, sheet])).toEqual({ label: roll, start: 1 })
  expect(rememberedLabel([])).toEqual({ label: undefined, start: 1 })
})

it('goes on where the sheet was left, and begins a new one when it is full', () => {
  rememberLabel(sheet, 1, 5)
  expect(rememberedLabel([roll, sheet])).toEqual({ label: sheet, start: 6 })
  rememberLabel(sheet, 6, 19)
  expect(rememberedLabel([roll, sheet])).toEqual({ label: sheet, start: 1 })
})

it('forgets a label that is no longer offered, and what is broken', () => {
  rememberLabel(sheet, 1, 5)
  expect(rememberedLabel([roll])).toEqual({ label: roll, start: 1 })
  for (const broken of ['{', 'null', '7', '{"size":"A4","next":"x"}', '{"size":"A4","next":99}']) {
    localStorage.setItem('hdoc-label', broken)
    expect(rememberedLabel([roll, sheet]).start).toBe(1)
  }
})
