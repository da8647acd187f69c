import { describe, expect, it } from 'vitest'
import { rangeOf } from './byte-range.ts'

describe('a range', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-10', { start: 990, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=1000-', 'outside'],
    ['bytes=1000-1005', 'outside'],
    ['bytes=9-3', undefined],
    ['bytes=-0', 'outside'],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('%j of 1000 bytes', (header, range) => {
    expect(rangeOf(header, 1000)).toEqual(range)
  })
})
