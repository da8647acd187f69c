import { expect, it } from 'vitest'
import { withHeadings } from './with-headings.ts'

it('a heading stands over the first of its rows, also when it comes again', () => {
  const headings = withHeadings(['a1', 'a2', 'b1', 'a3'], (row) => row.slice(0, 1))
  expect(headings.map(({ row, place, heading }) => [row, place, heading])).toEqual([
    ['a1', 0, 'a'],
    ['a2', 1, undefined],
    ['b1', 2, 'b'],
    ['a3', 3, 'a'],
  ])
})

it('without headings rows stand alone', () => {
  expect(withHeadings([1, 2], undefined).map(({ heading }) => heading)).toEqual([undefined, undefined])
  expect(withHeadings([1, 2], () => undefined).map(({ heading }) => heading)).toEqual([undefined, undefined])
})
