import { expect, test } from 'vitest'
import { type Corner, readCorners, writeCorner } from './corners.ts'

test('corners are read as they are written, with commas or points', () => {
  const corners: Corner[] = [
    [45_003_100, 26_001_800],
    [45_010_000, 26_000_000],
    [-1_500_000, 179_999_000],
  ]
  expect(writeCorner(corners[0]!)).toBe('45,0031 26,0018')
  expect(readCorners(corners.map(writeCorner).join('\n'))).toEqual({ corners, wrong: null })
  expect(readCorners('45.0031, 26.0018\n\n45,01;26').corners).toEqual([
    [45_003_100, 26_001_800],
    [45_010_000, 26_000_000],
  ])
})

test('the first line that is no corner is told', () => {
  expect(readCorners('45 26\nStrada Teilor\n95 26')).toEqual({
    corners: [[45_000_000, 26_000_000]],
    wrong: 2,
  })
  expect(readCorners('95 26').wrong).toBe(1)
})
