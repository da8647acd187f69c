import { expect, test } from 'vitest'
import { changeOf } from './change.ts'

test('what a change means depends on the figure, not on its direction', () => {
  expect(changeOf(372, 344, 'neither', 'share')).toEqual({ direction: 'up', means: 'neither', by: 8.1 })
  expect(changeOf(301, 290, 'more', 'share')).toEqual({ direction: 'up', means: 'better', by: 3.8 })
  expect(changeOf(24, 31, 'less', 'count')).toEqual({ direction: 'down', means: 'better', by: -7 })
  expect(changeOf(0.934, 0.912, 'more', 'points')).toEqual({ direction: 'up', means: 'better', by: 2.2 })
  expect(changeOf(10.7, 9.5, 'less', 'days')).toEqual({ direction: 'up', means: 'worse', by: 1.2 })
  expect(changeOf(5, 5, 'less', 'days')).toEqual({ direction: 'same', means: 'neither', by: 0 })
  // A share of nothing is no share.
  expect(changeOf(3, 0, 'more', 'share')).toEqual({ direction: 'up', means: 'neither', by: undefined })
  expect(changeOf(null, 3, 'more', 'share')).toBeUndefined()
})
