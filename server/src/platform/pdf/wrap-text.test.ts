import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wrapText } from './wrap-text.ts'

/** Each letter one point wide. */
const measure = (text: string): number => [...text].length

describe('wrapping a text', () => {
  it('fills lines with whole words', () => {
    expect(wrapText('cerere de adeverință fiscală', 12, measure, 9)).toEqual([
      'cerere de',
      'adeverință',
      'fiscală',
    ])
  })
  it('breaks what is wider than a line, and begins a line at a line break', () => {
    expect(wrapText('abcdefgh ij\nk', 4, measure, 9)).toEqual(['abcd', 'efgh', 'ij', 'k'])
  })
  it('ends in an ellipsis when there is more than fits', () => {
    expect(wrapText('unu doi trei patru', 5, measure, 2)).toEqual(['unu', 'doi…'])
  })
  it('never makes a line too wide nor loses a letter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 2, max: 20 }), (text, width) => {
        const lines = wrapText(text, width, measure, 1_000)
        expect(lines.every((line) => measure(line) <= width)).toBe(true)
        expect(lines.join('').replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''))
      }),
    )
  })
})
