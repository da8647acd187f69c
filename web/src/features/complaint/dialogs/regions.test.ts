import { expect, test } from 'vitest'
import { regionBetween, withEdge } from './regions.ts'

test('a rectangle is drawn in any direction and ends at the edge', () => {
  expect(regionBetween([0.6, 0.8], [0.2, 0.5])).toEqual([0.2, 0.5, 0.4, 0.3])
  expect(regionBetween([0.9, -0.5], [1.7, 0.1])).toEqual([0.9, 0, 0.1, 0.1])
})

test('an edge that is written keeps the part inside the picture', () => {
  expect(withEdge([0.2, 0.2, 0.5, 0.5], 0, 0.8)).toEqual([0.8, 0.2, 0.2, 0.5])
  expect(withEdge([0.2, 0.2, 0.5, 0.5], 3, 2)).toEqual([0.2, 0.2, 0.5, 0.8])
})
